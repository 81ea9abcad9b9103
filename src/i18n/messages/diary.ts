import type { enUS } from '../en-us/diary.ts'

export type DiaryMessages = typeof enUS
