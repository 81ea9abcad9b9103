import type { enUS } from '../en-us/sharing.ts'

export type SharingMessages = typeof enUS
