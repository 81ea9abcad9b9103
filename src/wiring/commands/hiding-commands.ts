import { createHidingCommands, type HidingCommands } from '#commands/hidden.ts'
import type { HiddenMessages } from '#i18n/messages/hidden.ts'
import type { App } from '../app/app.ts'

/** Loads with the screens that hide movies. */
export const hidingCommandsOf = ({ records, platform, commands }: App, messages: HiddenMessages): HidingCommands =>
  createHidingCommands({ records, undoHistory: commands.undoHistory, messages, now: platform.now })
