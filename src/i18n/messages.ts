import type { enUS } from './en-us.ts'

/** Every text of the interface, in one language. */
export type Messages = typeof enUS
