import { createHidingCommands } from '#commands/hidden.ts'
import type { App } from '../app/app.ts'

export const hidingCommands = ({ records, platform, language, commands }: App) =>
  createHidingCommands({
    records,
    undoHistory: commands.undoHistory,
    messages: () => language.loadedMessages().hidden,
    now: platform.now,
  })
