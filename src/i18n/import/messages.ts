import type { enUS } from './en-us.ts'

export type ImportMessages = typeof enUS
