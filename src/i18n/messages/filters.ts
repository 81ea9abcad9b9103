import type { enUS } from '../en-us/filters.ts'

export type FiltersMessages = typeof enUS
