import type { enUS } from '../en-us/settings.ts'

export type SettingsMessages = typeof enUS
