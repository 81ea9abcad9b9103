import { announceTo } from '#commands/announce.ts'
import { createNotForMeCommands, type NotForMeCommands } from '#commands/not-for-me.ts'
import type { NotForMeMessages } from '#i18n/not-for-me/messages.ts'
import type { App } from './app.ts'

/** Loads with the screens that hide films. */
export const notForMeCommandsOf = (app: App, messages: NotForMeMessages): NotForMeCommands => {
  const { records, undoHistory, toasts, now } = app
  const { error } = announceTo(toasts, () => app.messages.peek())
  return createNotForMeCommands({ records, undoHistory, messages, now, announceFailure: (text) => void error(text) })
}
