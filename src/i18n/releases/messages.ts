import type { enUS } from './en-us.ts'

export type ReleasesMessages = typeof enUS
