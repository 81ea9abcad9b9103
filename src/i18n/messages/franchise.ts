import type { enUS } from '../en-us/franchise.ts'

export type FranchiseMessages = typeof enUS
