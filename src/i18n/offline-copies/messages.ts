import type { enUS } from './en-us.ts'

export type OfflineCopiesMessages = { readonly [Name in keyof typeof enUS]: string }
