import type { enUS } from '../en-us/tonight.ts'

export type TonightMessages = typeof enUS
