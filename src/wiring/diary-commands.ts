import { announceTo } from '#commands/announce.ts'
import { createDiaryCommands, type DiaryCommands } from '#commands/diary.ts'
import type { DiaryMessages } from '#i18n/diary/messages.ts'
import { createDiaryStore } from '#stores/diary.ts'
import type { App } from './app.ts'

/** Loads with the screens that change the diary. */
export const diaryCommandsOf = (app: App, messages: DiaryMessages): DiaryCommands => {
  const { error } = announceTo(app.toasts, () => app.messages.peek())
  return createDiaryCommands(
    createDiaryStore(app.records, app),
    app.diary,
    (message) => void error(message),
    messages,
    app.undoHistory,
  )
}
