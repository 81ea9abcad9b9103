import { dismissedOn } from '#domain/availability/release-news.ts'
import type { Messages } from '#i18n/messages/core.ts'
import type { ReleasesMessages } from '#i18n/messages/releases.ts'
import type { ReleaseVisits } from '#stores/preferences/release-visits.ts'
import type { UndoHistory } from './undo.ts'

interface DismissDependencies {
  readonly visits: ReleaseVisits
  readonly undoHistory: UndoHistory
  readonly messages: Pick<Messages, 'errors' | 'lists'>
  readonly releaseMessages: ReleasesMessages
}

/** Dismisses all that came out until today, so many movies. */
export const dismissReleases = (
  { visits, undoHistory, messages, releaseMessages }: DismissDependencies,
  today: string,
  count: number,
): void => {
  const before = visits.current.peek()
  visits.set(dismissedOn(before, today))
  undoHistory.push({
    kind: 'releases dismissed',
    title: releaseMessages.dismissed,
    description: messages.lists.movies,
    count,
    undo: async () => {
      visits.set({ ...visits.current.peek(), since: before.since })
      return true
    },
    failureMessage: messages.errors.unknown,
    merges: false,
  })
}
