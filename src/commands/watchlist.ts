import { isOnlyMarking, type Removal } from '#domain/lists/removal.ts'
import { type Movie, type MovieId, type MovieSnapshot, snapshotOf } from '#domain/movie/movie.ts'
import { movieState } from '#domain/records/seen-movies.ts'
import { hasViewings, historyEntryOf } from '#domain/records/watch-history.ts'
import { isWatched, watchlistItemOf } from '#domain/records/watchlist.ts'
import type { CommandContext } from './context.ts'

/** Each command announces its outcome. */
export interface WatchlistCommands {
  /** Cards and the modal have different error messages. */
  readonly add: (movie: Movie, from: 'card' | 'modal') => void
  /**
   * Asks first where a watched movie would take more along than what marking it made. `onRemoved` is not called without a
   * yes.
   */
  readonly remove: (ids: readonly MovieId[], onRemoved?: () => void) => void
  /** Adds a movie that is not in the watchlist; one that has viewings gets no other. */
  readonly markWatched: (movie: MovieSnapshot) => void
  /** Adds a movie that has viewings and is on no list to the watched ones, without a new viewing. */
  readonly addSeen: (movie: MovieSnapshot) => void
  /** Adds the parts of a series, with one Undo for all of them. */
  readonly addAll: (movies: readonly Movie[]) => void
  readonly mark: (ids: readonly MovieId[], status: 'watched' | 'want-to-watch') => void
}

export const createWatchlistCommands = (context: CommandContext): WatchlistCommands => {
  const {
    lists: { watchlist },
    commands: { undoHistory },
    language,
    view: { removal: asked },
  } = context
  const messages = () => language.messages.peek()
  const mark: WatchlistCommands['mark'] = (ids, status) => {
    const before = ids
      .flatMap((id) => watchlist.byMovie.peek().get(id) ?? [])
      .filter((item) => isWatched(item) !== (status === 'watched'))
    const [first] = before
    if (!first) return
    const movieIds = before.map((item) => item.movieId)
    const { marked } = messages().toasts
    const hasDiary = () => status !== 'watched' && movieIds.some((id) => hasViewings(watchlist.history.peek(), id))
    const description = (count: number) =>
      count === 1 ? marked.description({ title: first.movie.title }) : marked.several({ count })
    void undoHistory.perform(() => watchlist.setStatus(movieIds, status), {
      kind: 'marked',
      title: status === 'watched' ? marked.watched : marked.unwatched,
      description: (count) => (hasDiary() ? marked.withDiary({ changed: description(count) }) : description(count)),
      subject: first.movie.title,
      count: before.length,
      failureMessage: messages().errors.updateWatchlistItem,
      ...(status === 'watched' && before.length === 1 ? { rated: first.movie } : {}),
    })
  }
  const removeAll = ({ movieIds, title: subject, entries }: Removal): void => {
    const { errors, toasts: toastMessages } = messages()
    const items = watchlist.byMovie.peek()
    // What was to be watched again becomes watched, as it was before.
    const isWatchedAgain = movieIds.every(
      (id) => movieState(items.get(id), historyEntryOf(watchlist.history.peek(), id)) === 'to watch again',
    )
    const { title, description, several } = isWatchedAgain
      ? { ...toastMessages.marked, title: toastMessages.marked.watched }
      : toastMessages.removed
    const undoable = {
      kind: isWatchedAgain ? 'watched as before' : 'removed from watchlist',
      title,
      description: (count: number) => (count === 1 ? description({ title: subject }) : several({ count })),
      subject,
      count: movieIds.length,
      failureMessage: errors.putBackOnWatchlist,
      merges: true,
    }
    const act = () => watchlist.remove(movieIds, entries)
    void undoHistory.perform(act, undoable, { refused: errors.removeFromWatchlist })
  }

  /** Of a movie that is on no list. */
  const addWatched = (movie: MovieSnapshot, act: () => Promise<boolean>): void => {
    const { card, errors, toasts: toastMessages } = messages()
    const undoable = {
      kind: 'added watched',
      title: toastMessages.marked.watched,
      description: () => card.watched({ title: movie.title }),
      subject: movie.title,
      count: 1,
      failureMessage: errors.removeFromWatchlist,
      rated: movie,
    }
    void undoHistory.perform(act, undoable, { refused: errors.addFromCard })
  }

  return {
    add: (movie, from) => {
      if (watchlistItemOf(watchlist.items.peek(), movie.id)) return
      const { errors, toasts: toastMessages } = messages()
      const { title, description } = toastMessages.added
      const undoable = {
        kind: 'added to watchlist',
        title,
        description: () => description({ title: movie.title }),
        subject: movie.title,
        count: 1,
        failureMessage: errors.removeFromWatchlist,
      }
      void undoHistory.perform(() => watchlist.add(snapshotOf(movie)), undoable, {
        refused: from === 'modal' ? errors.addMovie : errors.addFromCard,
      })
    },
    remove: (ids, onRemoved) => {
      const items = watchlist.byMovie.peek()
      const removed = ids.flatMap((id) => items.get(id) ?? [])
      const [first] = removed
      if (!first) return
      const watched = new Set(removed.filter(isWatched).map(({ movieId }) => movieId))
      const entries = watchlist.history.peek().filter(({ movieId }) => watched.has(movieId))
      const removal = { movieIds: removed.map(({ movieId }) => movieId), title: first.movie.title, entries }
      const confirm = () => {
        removeAll(removal)
        onRemoved?.()
      }
      if (entries.every(isOnlyMarking)) confirm()
      else asked.value = { ...removal, confirm }
    },
    markWatched: (movie) => {
      if (watchlist.byMovie.peek().get(movie.id)) return mark([movie.id], 'watched')
      const isSeen = hasViewings(watchlist.history.peek(), movie.id)
      addWatched(movie, () => (isSeen ? watchlist.addSeen(movie) : watchlist.add(movie, 'watched')))
    },
    addSeen: (movie) => addWatched(movie, () => watchlist.addSeen(movie)),
    mark,
    addAll: (movies) => {
      const { errors, lists, toasts: toastMessages } = messages()
      const undoable = {
        kind: 'parts added',
        title: toastMessages.added.title,
        description: (count: number) => lists.movies({ count }),
        subject: lists.movies({ count: movies.length }),
        count: movies.length,
        failureMessage: errors.removeFromWatchlist,
      }
      const add = async () => {
        const added = await Promise.all(movies.map((movie) => watchlist.add(snapshotOf(movie))))
        return added.every(Boolean)
      }
      void undoHistory.perform(add, undoable, { refused: errors.addMovie })
    },
  }
}
