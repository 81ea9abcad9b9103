import type { enUS } from '../en-us/hidden.ts'

export type HiddenMessages = typeof enUS
