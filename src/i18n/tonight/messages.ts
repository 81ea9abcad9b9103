import type { enUS } from './en-us.ts'

export type TonightMessages = typeof enUS
