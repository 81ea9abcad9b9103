import type { enUS } from '../en-us/core.ts'

export type Messages = typeof enUS
