import { type Movie, type MovieId, type MovieSnapshot, snapshotOf } from '#domain/movie.ts'
import { hasPlays } from '#domain/watch-history.ts'
import { isWatched, watchlistItemOf, watchlistRemovals } from '#domain/watchlist.ts'
import type { Messages } from '#i18n/messages.ts'
import type { Toasts } from '#stores/toasts.ts'
import type { WatchlistStore } from '#stores/watchlist.ts'
import { announceTo } from './announce.ts'
import type { UndoHistory } from './undo.ts'

/** Each command announces its outcome. */
export interface WatchlistCommands {
  /** Cards and the modal have different error messages. */
  readonly add: (movie: Movie, from: 'card' | 'modal') => void
  readonly remove: (...ids: readonly MovieId[]) => void
  /** Adds a movie that is not in the watchlist. */
  readonly markWatched: (movie: MovieSnapshot) => void
  readonly mark: (ids: readonly MovieId[], status: 'watched' | 'want-to-watch') => void
}

export const createWatchlistCommands = (
  watchlist: WatchlistStore,
  toasts: Toasts,
  messages: () => Messages,
  undoHistory: UndoHistory,
  rate: (movie: MovieSnapshot) => void,
): WatchlistCommands => {
  const announce = announceTo(toasts, messages)
  const announceIfRefused = async (change: Promise<boolean>, cancel: () => void, message: string) => {
    if (await change) return
    cancel()
    announce.error(message)
  }
  const rateOffer = (movie: MovieSnapshot) => ({
    offer: { label: messages().toasts.rate, run: () => rate(movie) },
  })
  const mark: WatchlistCommands['mark'] = (ids, status) => {
    const before = ids
      .flatMap((id) => watchlist.byMovie.peek().get(id) ?? [])
      .filter((item) => isWatched(item) !== (status === 'watched'))
    const [first] = before
    if (!first) return
    const history = watchlist.history.peek()
    const change = watchlist.setStatus(
      before.map((item) => item.movieId),
      status,
    )
    const { marked } = messages().toasts
    const hasDiary = status !== 'watched' && before.some(({ movieId }) => hasPlays(watchlist.history.peek(), movieId))
    const description = (count: number) => (count === 1 ? marked.description(first.movie.title) : marked.several(count))
    const cancel = undoHistory.push({
      kind: 'marked',
      title: status === 'watched' ? marked.watched : marked.unwatched,
      description: (count) => (hasDiary ? marked.withDiary(description(count)) : description(count)),
      count: before.length,
      undo: () => watchlist.replaceItems(before, history),
      failureMessage: messages().errors.updateWatchlistItem,
      merges: false,
      ...(status === 'watched' && before.length === 1 ? rateOffer(first.movie) : {}),
    })
    void announceIfRefused(change, cancel, messages().errors.updateWatchlistItem)
  }
  const removeAdded = async (id: MovieId): Promise<boolean> => {
    // Unwatched first: that also removes the entry from the watch history.
    const results = await Promise.all([watchlist.setStatus([id], 'want-to-watch'), watchlist.remove(id)])
    return results.every(Boolean)
  }
  return {
    add: (movie, from) => {
      if (watchlistItemOf(watchlist.items.peek(), movie.id)) return
      const cancel = undoHistory.seal()
      const change = watchlist.add(snapshotOf(movie))
      const { added } = messages().toasts
      announce.success(added.title, added.description(movie.title))
      const refusal = from === 'modal' ? messages().errors.addMovie : messages().errors.addFromCard
      void announceIfRefused(change, cancel, refusal)
    },
    remove: (...ids) => {
      const removals = watchlistRemovals(watchlist.items.peek(), ids)
      const [first] = removals
      if (!first) return
      const change = watchlist.remove(...ids)
      const { removed } = messages().toasts
      const cancel = undoHistory.push({
        kind: 'removed from watchlist',
        title: removed.title,
        description: (count) => (count === 1 ? removed.description(first.item.movie.title) : removed.several(count)),
        count: removals.length,
        undo: () => watchlist.restore(...removals),
        failureMessage: messages().errors.addFromCard,
        merges: true,
      })
      void announceIfRefused(change, cancel, messages().errors.removeFromWatchlist)
    },
    markWatched: (movie) => {
      if (watchlist.byMovie.peek().get(movie.id)) return mark([movie.id], 'watched')
      const change = watchlist.add(movie, 'watched')
      const { marked, added } = messages().toasts
      const cancel = undoHistory.push({
        kind: 'added watched',
        title: marked.watched,
        description: () => added.description(movie.title),
        count: 1,
        undo: () => removeAdded(movie.id),
        failureMessage: messages().errors.removeFromWatchlist,
        merges: false,
        ...rateOffer(movie),
      })
      void announceIfRefused(change, cancel, messages().errors.addFromCard)
    },
    mark,
  }
}
