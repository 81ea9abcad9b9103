import type { enUS } from './en-us.ts'

export type DiaryMessages = typeof enUS
