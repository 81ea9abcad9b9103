import type { enUS } from './en-us.ts'

export type FiltersMessages = typeof enUS
