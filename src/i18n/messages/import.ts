import type { enUS } from '../en-us/import.ts'

export type ImportMessages = typeof enUS
