import type { enUS } from '../en-us/guide.ts'

export type GuideMessages = typeof enUS
