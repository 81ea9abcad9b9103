import type { enUS } from '../en-us/records.ts'

export type RecordsMessages = typeof enUS
