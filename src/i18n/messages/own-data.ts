import type { enUS } from '../en-us/own-data.ts'

export type OwnDataMessages = typeof enUS
