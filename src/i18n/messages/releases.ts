import type { enUS } from '../en-us/releases.ts'

export type ReleasesMessages = typeof enUS
