import type { enUS } from '../en-us/not-for-me.ts'

export type NotForMeMessages = typeof enUS
