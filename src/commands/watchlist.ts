import { type Movie, type MovieId, snapshotOf } from '#domain/movie.ts'
import { isWatched, type RemovedItem, watchlistItemOf, watchlistRemoval } from '#domain/watchlist.ts'
import type { Toasts } from '#stores/toasts.ts'
import type { WatchlistStore } from '#stores/watchlist.ts'
import type { Texts } from '#text/texts.ts'
import { announceTo } from './announce.ts'

export interface WatchlistCommands {
  /** Adds a movie; one that is there stays as it is. `from` chooses the words of a refusal. */
  readonly add: (movie: Movie, from: 'card' | 'modal') => void
  readonly remove: (id: MovieId) => void
  readonly toggleWatched: (id: MovieId) => void
  /** Brings a stored snapshot up to date with what the provider just said; says nothing. */
  readonly refresh: (movie: Movie) => void
  /** Takes back the last removals, as long as nothing was changed since. */
  readonly undo: () => void
}

/** What a person can do with the watchlist. Each says what happened, and says when the browser refused it. */
export const createWatchlistCommands = (
  watchlist: WatchlistStore,
  toasts: Toasts,
  text: () => Texts,
): WatchlistCommands => {
  const say = announceTo(toasts, text)
  let removed: readonly RemovedItem[] = []
  let removalToast: number | null = null

  const isShown = (id: number | null) => {
    const toast = toasts.current.peek()
    return toast?.open === true && toast.id === id
  }
  const undo = () => {
    const again = removed
    removed = []
    if (again.length === 0) return
    if (removalToast !== null) toasts.dismiss(removalToast)
    void Promise.all(again.map(watchlist.restore)).then(
      (kept) => kept.every(Boolean) || say.error(text().errors.addFromCard),
    )
  }
  return {
    add: (movie, from) => {
      if (watchlistItemOf(watchlist.items.peek(), movie.id)) return
      removed = []
      const change = watchlist.add(snapshotOf(movie))
      const { added } = text().toasts
      say.success(added.title, added.description(movie.title))
      const refusal = from === 'modal' ? text().errors.addMovie : text().errors.addFromCard
      void change.then((kept) => kept || say.error(refusal))
    },
    remove: (id) => {
      const removal = watchlistRemoval(watchlist.items.peek(), id)
      if (!removal) return
      // Later removals come first, so that undo puts each back at the place it was taken from.
      removed = isShown(removalToast) ? [removal, ...removed] : [removal]
      const change = watchlist.remove(id)
      const words = text().toasts
      const description =
        removed.length === 1
          ? words.removed.description(removal.item.movie.title)
          : words.removed.several(removed.length)
      removalToast = say.success(words.removed.title, description, { label: words.undo, run: undo })
      void change.then((kept) => {
        if (kept) return
        removed = removed.filter((other) => other.item.movieId !== id)
        say.error(text().errors.removeFromWatchlist)
      })
    },
    toggleWatched: (id) => {
      const item = watchlistItemOf(watchlist.items.peek(), id)
      if (!item) return
      removed = []
      const change = watchlist.toggleWatched(id)
      const { marked } = text().toasts
      say.success(isWatched(item) ? marked.unwatched : marked.watched, marked.description(item.movie.title))
      void change.then((kept) => kept || say.error(text().errors.updateWatchlistItem))
    },
    refresh: (movie) => void watchlist.refreshSnapshot(snapshotOf(movie)),
    undo,
  }
}
