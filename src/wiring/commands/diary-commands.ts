import { createDiaryCommands, type DiaryCommands } from '#commands/diary.ts'
import type { DiaryMessages } from '#i18n/messages/diary.ts'
import { createDiaryStore } from '#stores/lists/diary.ts'
import type { App } from '../app/app.ts'

/** Loads with the screens that change the diary. */
export const diaryCommandsOf = ({ records, lists, platform, commands }: App, messages: DiaryMessages): DiaryCommands =>
  createDiaryCommands({
    diary: createDiaryStore(records, platform),
    entries: lists.diary,
    messages,
    undoHistory: commands.undoHistory,
  })
