import type { enUS } from '../en-us/restore.ts'

export type RestoreMessages = typeof enUS
