import type { enUS } from './en-us.ts'

export type NotForMeMessages = typeof enUS
