import { type Movie, type MovieId, type MovieSnapshot, snapshotOf } from '#domain/movie/movie.ts'
import { hasViewings } from '#domain/records/watch-history.ts'
import { isWatched, watchlistItemOf, watchlistRemovals } from '#domain/records/watchlist.ts'
import type { Messages } from '#i18n/messages/core.ts'
import type { WatchlistStore } from '#stores/lists/watchlist.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'
import type { UndoHistory } from './undo.ts'

/** Each command announces its outcome. */
export interface WatchlistCommands {
  /** Cards and the modal have different error messages. */
  readonly add: (movie: Movie, from: 'card' | 'modal') => void
  readonly remove: (...ids: readonly MovieId[]) => void
  /** Adds a movie that is not in the watchlist. */
  readonly markWatched: (movie: MovieSnapshot) => void
  /** Adds the parts of a series, with one Undo for all of them. */
  readonly addAll: (movies: readonly Movie[]) => void
  readonly mark: (ids: readonly MovieId[], status: 'watched' | 'want-to-watch') => void
}

interface WatchlistDependencies {
  readonly watchlist: WatchlistStore
  readonly toasts: Toasts
  readonly messages: () => Messages
  readonly undoHistory: UndoHistory
  readonly rate: (movie: MovieSnapshot) => void
}

export const createWatchlistCommands = ({
  watchlist,
  toasts,
  messages,
  undoHistory,
  rate,
}: WatchlistDependencies): WatchlistCommands => {
  const announce = announceTo(toasts, messages)
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
    const hasDiary =
      status !== 'watched' && before.some(({ movieId }) => hasViewings(watchlist.history.peek(), movieId))
    const description = (count: number) => (count === 1 ? marked.description(first.movie.title) : marked.several(count))
    void undoHistory.perform(change, {
      kind: 'marked',
      title: status === 'watched' ? marked.watched : marked.unwatched,
      description: (count) => (hasDiary ? marked.withDiary(description(count)) : description(count)),
      count: before.length,
      undo: () => watchlist.replaceItems(before, history),
      failureMessage: messages().errors.updateWatchlistItem,
      merges: false,
      ...(status === 'watched' && before.length === 1 ? rateOffer(first.movie) : {}),
    })
  }
  const removeAdded = async (id: MovieId): Promise<boolean> => {
    // Unwatched first: that also removes the entry from the watch history.
    const results = await Promise.all([watchlist.setStatus([id], 'want-to-watch'), watchlist.remove(id)])
    return results.every(Boolean)
  }
  return {
    add: (movie, from) => {
      if (watchlistItemOf(watchlist.items.peek(), movie.id)) return
      const unseal = undoHistory.seal()
      const change = watchlist.add(snapshotOf(movie))
      const { errors, toasts: toastMessages } = messages()
      announce.success(toastMessages.added.title, toastMessages.added.description(movie.title))
      void change.then((isAdded) => {
        if (isAdded) return
        unseal()
        announce.error(from === 'modal' ? errors.addMovie : errors.addFromCard)
      })
    },
    remove: (...ids) => {
      const removals = watchlistRemovals(watchlist.items.peek(), ids)
      const [first] = removals
      if (!first) return
      const change = watchlist.remove(...ids)
      const { errors, toasts: toastMessages } = messages()
      const { removed } = toastMessages
      const undoable = {
        kind: 'removed from watchlist',
        title: removed.title,
        description: (count: number) =>
          count === 1 ? removed.description(first.item.movie.title) : removed.several(count),
        count: removals.length,
        undo: () => watchlist.restore(...removals),
        failureMessage: errors.addFromCard,
        merges: true,
      }
      void undoHistory.perform(change, undoable, { refused: errors.removeFromWatchlist })
    },
    markWatched: (movie) => {
      if (watchlist.byMovie.peek().get(movie.id)) return mark([movie.id], 'watched')
      const change = watchlist.add(movie, 'watched')
      const { errors, toasts: toastMessages } = messages()
      const { marked, added } = toastMessages
      const undoable = {
        kind: 'added watched',
        title: marked.watched,
        description: () => added.description(movie.title),
        count: 1,
        undo: () => removeAdded(movie.id),
        failureMessage: errors.removeFromWatchlist,
        merges: false,
        ...rateOffer(movie),
      }
      void undoHistory.perform(change, undoable, { refused: errors.addFromCard })
    },
    mark,
    addAll: (movies) => {
      const { errors, lists, toasts: toastMessages } = messages()
      const undoable = {
        kind: 'parts added',
        title: toastMessages.added.title,
        description: lists.movies,
        count: movies.length,
        undo: () => watchlist.remove(...movies.map(({ id }) => id)),
        failureMessage: errors.removeFromWatchlist,
        merges: false,
      }
      const change = Promise.all(movies.map((movie) => watchlist.add(snapshotOf(movie))))
      void undoHistory.perform(
        change.then((added) => added.every(Boolean)),
        undoable,
        { refused: errors.addMovie },
      )
    },
  }
}
