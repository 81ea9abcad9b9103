import type { enUS } from './en-us.ts'

export type ServicesMessages = typeof enUS
