import { isSeenListed, withSeenListed } from '#domain/lists/seen-listing.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { prepareRecords } from '#stores/record-tasks.ts'
import { createImportUndo } from '#stores/undo/import-undo.ts'
import { announceTo, staysText } from './announce.ts'
import type { CommandContext } from './context.ts'

export interface SeenListing {
  /** What earlier releases left on no list, once. A notice says how much. */
  readonly putRight: () => Promise<void>
  /** Takes it back, and announces that. The notice stays when the browser refused. */
  readonly undo: () => Promise<void>
}

export const createSeenListing = (context: CommandContext): SeenListing => {
  const {
    records,
    commands: { undoHistory },
    language,
    memory: { notices },
    platform: { slices, now },
  } = context
  // Not that of the last import.
  const listingUndo = createImportUndo(context, 'seen listed')
  const messages = () => language.messages.peek()
  const announce = announceTo(context)
  return {
    putRight: async () => {
      await records.ready
      const present = records.library()
      // Whoever has seen nothing has nothing that an earlier release left.
      if (isSeenListed(present.settings) || present.watchHistory.length === 0) return
      const planned = withSeenListed(present)
      await prepareRecords(planned, slices())
      const change = (library: typeof present) => (library === present ? planned : withSeenListed(library))
      const isDone = await records.change(change, { origin: 'repair' })
      const watchlistItems = planned.watchlist.length - present.watchlist.length
      if (!isDone || watchlistItems === 0) return
      const time = isoTimeOf(now()) ?? unknownTime
      // That it was done is not undone, or it would be done again.
      const listed = { ...planned, settings: present.settings }
      await listingUndo.save(present, listed, { watchlistItems, collections: 0, fileName: '', time })
      notices.announceSeenListed(watchlistItems)
    },
    undo: async () => {
      await listingUndo.load()
      if (listingUndo.state.peek() === 'undoing') return
      const count = listingUndo.last.peek()?.watchlistItems ?? 0
      const reverted = await listingUndo.undo()
      const { errors, lists, toasts: texts } = messages()
      if (!reverted) {
        announce.error(errors.updateWatchlistItem)
        return
      }
      notices.dismissSeenListed()
      const { isChanged, skipped, back } = reverted
      const subject = lists.movies({ count })
      const undoable = {
        kind: 'seen listed',
        title: texts.marked.watched,
        description: () => subject,
        subject,
        count,
        failureMessage: errors.updateWatchlistItem,
      }
      const title = isChanged ? texts.undone({ change: undoable.title }) : texts.unchanged
      announce.success(title, staysText(messages(), skipped) || subject, {
        action: isChanged ? undoHistory.redoOf(undoable, back) : undefined,
      })
    },
  }
}
