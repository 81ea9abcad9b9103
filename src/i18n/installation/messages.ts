import type { enUS } from './en-us.ts'

export type InstallationMessages = typeof enUS
