import type { enUS } from '../en-us/installation.ts'

export type InstallationMessages = typeof enUS
