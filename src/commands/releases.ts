import { dismissedOn } from '#domain/availability/release-news.ts'
import type { CoreMessages, OtherMessages } from '#messages/types.ts'

import type { ReleaseVisits } from '#stores/preferences/release-visits.ts'
import { nothingSkipped } from '#stores/undo/skipped.ts'
import type { Reversible } from '#stores/undo/undoable-records.ts'
import type { UndoHistory } from './undo.ts'

export interface ReleaseCommands {
  /** Dismisses all that came out until today, so many movies, and offers Undo. */
  readonly dismiss: (today: string, count: number) => void
}

interface ReleaseDependencies {
  readonly visits: ReleaseVisits
  readonly undoHistory: UndoHistory
  readonly messages: () => CoreMessages
  readonly releaseMessages: () => OtherMessages['releases']
}

export const createReleaseCommands = ({
  visits,
  undoHistory,
  messages,
  releaseMessages,
}: ReleaseDependencies): ReleaseCommands => ({
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
      title: releaseMessages().dismissed,
      description: (count: number) => messages().lists.movies({ count }),
      subject: messages().lists.movies({ count }),
      count,
      failureMessage: messages().errors.unknown,
      merges: false,
    }
    undoHistory.push(undoable, setting(before.since, visits.current.peek().since))
  },
})
