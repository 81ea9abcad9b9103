import type { enUS } from '../en-us/folder.ts'

export type FolderMessages = typeof enUS
