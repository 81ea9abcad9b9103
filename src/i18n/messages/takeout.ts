import type { enUS } from '../en-us/takeout.ts'

export type TakeoutMessages = typeof enUS
