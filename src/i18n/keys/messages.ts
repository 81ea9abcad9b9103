import type { enUS } from './en-us.ts'

export type KeysMessages = typeof enUS
