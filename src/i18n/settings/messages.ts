import type { enUS } from './en-us.ts'

export type SettingsMessages = typeof enUS
