import type { enUS } from '../en-us/services.ts'

export type ServicesMessages = typeof enUS
