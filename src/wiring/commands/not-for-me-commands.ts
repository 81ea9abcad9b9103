import { createNotForMeCommands, type NotForMeCommands } from '#commands/not-for-me.ts'
import type { NotForMeMessages } from '#i18n/messages/not-for-me.ts'
import type { App } from '../app/app.ts'

/** Loads with the screens that hide films. */
export const notForMeCommandsOf = (
  { records, platform, commands }: App,
  messages: NotForMeMessages,
): NotForMeCommands =>
  createNotForMeCommands({ records, undoHistory: commands.undoHistory, messages, now: platform.now })
