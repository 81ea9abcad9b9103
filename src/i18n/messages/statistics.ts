import type { enUS } from '../en-us/statistics.ts'

export type StatisticsMessages = typeof enUS
