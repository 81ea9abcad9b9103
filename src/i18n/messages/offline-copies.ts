import type { enUS } from '../en-us/offline-copies.ts'

export type OfflineCopiesMessages = { readonly [Name in keyof typeof enUS]: string }
