import type { enUS } from './en-us.ts'

export type OwnDataMessages = typeof enUS
