import type { enUS } from './en-us.ts'

export type HistoryMessages = typeof enUS
