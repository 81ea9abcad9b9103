import type { enUS } from '../en-us/devices.ts'

export type DevicesMessages = typeof enUS
