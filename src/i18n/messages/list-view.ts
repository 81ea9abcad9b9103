import type { enUS } from '../en-us/list-view.ts'

export type ListViewMessages = typeof enUS
