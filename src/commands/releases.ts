import { dismissedOn } from '#domain/availability/release-news.ts'
import { createReleaseVisits, type ReleaseVisits } from '#stores/preferences/release-visits.ts'
import { nothingSkipped, type Reversible } from '#stores/undo/undoable-records.ts'
import type { CommandContext } from './context.ts'

export interface ReleaseCommands {
  readonly visits: ReleaseVisits
  /** Dismisses all that came out until today, so many movies, and offers Undo. */
  readonly dismiss: (today: string, count: number) => void
}

export const createReleaseCommands = ({ storage, platform, language, commands }: CommandContext): ReleaseCommands => {
  const visits = createReleaseVisits(storage.storages[0], platform.today())
  const messages = () => language.messages.peek()
  return {
    visits,
    dismiss: (today, count) => {
      const before = visits.current.peek()
      visits.set(dismissedOn(before, today))
      const setting = (since: string, other: string): Reversible => ({
        revert: async () => {
          visits.set({ ...visits.current.peek(), since })
          return { skipped: nothingSkipped, isChanged: true, back: setting(other, since) }
        },
      })
      const undoable = {
        kind: 'releases dismissed',
        title: language.loadedMessages().releases.dismissed,
        description: (count: number) => messages().lists.movies({ count }),
        subject: messages().lists.movies({ count }),
        count,
        failureMessage: messages().errors.unknown,
      }
      commands.undoHistory.push(undoable, setting(before.since, visits.current.peek().since))
    },
  }
}
