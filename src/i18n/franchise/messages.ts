import type { enUS } from './en-us.ts'

export type FranchiseMessages = typeof enUS
