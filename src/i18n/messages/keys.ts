import type { enUS } from '../en-us/keys.ts'

export type KeysMessages = typeof enUS
