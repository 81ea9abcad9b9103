import type { enUS } from './en-us.ts'

export type StatisticsMessages = typeof enUS
