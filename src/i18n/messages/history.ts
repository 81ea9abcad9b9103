import type { enUS } from '../en-us/history.ts'

export type HistoryMessages = typeof enUS
