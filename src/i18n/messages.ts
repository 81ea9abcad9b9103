import type { enUS } from './en-us.ts'

export type Messages = typeof enUS
