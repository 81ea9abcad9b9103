import type { enUS } from './en-us.ts'

export type RecordsMessages = typeof enUS
