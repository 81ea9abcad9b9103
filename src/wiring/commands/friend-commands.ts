import { createFriendCommands } from '#commands/friends.ts'
import type { App } from '../app/app.ts'

export const friendCommands = ({ records, platform, language, commands }: App) =>
  createFriendCommands({
    records,
    undoHistory: commands.undoHistory,
    messages: () => language.loadedMessages().sharing,
    now: platform.now,
  })
