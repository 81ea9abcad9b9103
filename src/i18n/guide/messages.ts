import type { enUS } from './en-us.ts'

export type GuideMessages = typeof enUS
