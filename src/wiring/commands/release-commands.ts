import { createReleaseCommands } from '#commands/releases.ts'
import { createReleaseVisits } from '#stores/preferences/release-visits.ts'
import type { App } from '../app/app.ts'

export const releaseVisits = ({ storage, platform }: App) => createReleaseVisits(storage.storages[0], platform.today())

export const releaseCommands = ({ lazy, language, commands }: App) =>
  createReleaseCommands({
    visits: lazy.get(releaseVisits),
    undoHistory: commands.undoHistory,
    messages: () => language.messages.peek(),
    releaseMessages: () => language.loadedMessages().releases,
  })
