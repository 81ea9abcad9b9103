import { type Movie, type MovieId, type MovieSnapshot, snapshotOf } from '#domain/movie.ts'
import { isWatched, watchlistItemOf, watchlistRemovals } from '#domain/watchlist.ts'
import type { Messages } from '#i18n/messages.ts'
import type { Toasts } from '#stores/toasts.ts'
import type { WatchlistStore } from '#stores/watchlist.ts'
import { announceTo } from './announce.ts'
import type { UndoHistory } from './undo.ts'

/** What a person can do with the watchlist. */
export interface WatchlistCommands {
  /** Adds a movie; one that is there stays as it is. `from` chooses the words of a refusal. */
  readonly add: (movie: Movie, from: 'card' | 'modal') => void
  /** Removes one movie, or several with one Undo. */
  readonly remove: (...ids: readonly MovieId[]) => void
  /** Marks one movie watched; one that is not in the watchlist is added. */
  readonly markWatched: (movie: MovieSnapshot) => void
  /** Marks movies of the watchlist, with one Undo; those that are so already stay as they are. */
  readonly mark: (ids: readonly MovieId[], status: 'watched' | 'want-to-watch') => void
}

/** What a person can do with the watchlist. Each says what happened, and says when the browser refused it. */
export const createWatchlistCommands = (
  watchlist: WatchlistStore,
  toasts: Toasts,
  messages: () => Messages,
  steps: UndoHistory,
): WatchlistCommands => {
  const say = announceTo(toasts, messages)
  const mark: WatchlistCommands['mark'] = (ids, status) => {
    const wanted = new Set(ids)
    const before = watchlist.items
      .peek()
      .filter((item) => wanted.has(item.movieId) && isWatched(item) !== (status === 'watched'))
    const [first] = before
    if (!first) return
    const change = watchlist.setStatus(
      before.map((item) => item.movieId),
      status,
    )
    const { marked } = messages().toasts
    const withdraw = steps.offer({
      kind: 'marked',
      title: status === 'watched' ? marked.watched : marked.unwatched,
      description: (count) => (count === 1 ? marked.description(first.movie.title) : marked.several(count)),
      count: before.length,
      takeBack: () => watchlist.replaceItems(before),
      refusal: messages().errors.updateWatchlistItem,
      joins: false,
    })
    void change.then((kept) => {
      if (kept) return
      withdraw()
      say.error(messages().errors.updateWatchlistItem)
    })
  }
  const takeOutAgain = async (id: MovieId): Promise<boolean> => {
    // Unwatched first, which takes the entry out of the history as well.
    const kept = await Promise.all([watchlist.setStatus([id], 'want-to-watch'), watchlist.remove(id)])
    return kept.every(Boolean)
  }
  return {
    add: (movie, from) => {
      if (watchlistItemOf(watchlist.items.peek(), movie.id)) return
      const withdraw = steps.changed()
      const change = watchlist.add(snapshotOf(movie))
      const { added } = messages().toasts
      say.success(added.title, added.description(movie.title))
      const refusal = from === 'modal' ? messages().errors.addMovie : messages().errors.addFromCard
      void change.then((kept) => {
        if (kept) return
        withdraw()
        say.error(refusal)
      })
    },
    remove: (...ids) => {
      const removals = watchlistRemovals(watchlist.items.peek(), ids)
      const [first] = removals
      if (!first) return
      const change = watchlist.remove(...ids)
      const { removed } = messages().toasts
      const withdraw = steps.offer({
        kind: 'removed from watchlist',
        title: removed.title,
        description: (count) => (count === 1 ? removed.description(first.item.movie.title) : removed.several(count)),
        count: removals.length,
        takeBack: () => watchlist.restore(...removals),
        refusal: messages().errors.addFromCard,
        joins: true,
      })
      void change.then((kept) => {
        if (kept) return
        withdraw()
        say.error(messages().errors.removeFromWatchlist)
      })
    },
    markWatched: (movie) => {
      if (watchlistItemOf(watchlist.items.peek(), movie.id)) return mark([movie.id], 'watched')
      const change = watchlist.add(movie, 'watched')
      const { marked, added } = messages().toasts
      const withdraw = steps.offer({
        kind: 'added watched',
        title: marked.watched,
        description: () => added.description(movie.title),
        count: 1,
        takeBack: () => takeOutAgain(movie.id),
        refusal: messages().errors.removeFromWatchlist,
        joins: false,
      })
      void change.then((kept) => {
        if (kept) return
        withdraw()
        say.error(messages().errors.addFromCard)
      })
    },
    mark,
  }
}
