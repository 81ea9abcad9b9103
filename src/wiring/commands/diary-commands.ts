import { createDiaryCommands } from '#commands/diary.ts'
import { createDiaryStore } from '#stores/lists/diary.ts'
import type { App } from '../app/app.ts'

export const diaryCommands = ({ records, platform, language, commands }: App) =>
  createDiaryCommands({
    diary: createDiaryStore(records, platform),
    messages: () => language.loadedMessages().diary,
    undoHistory: commands.undoHistory,
  })
