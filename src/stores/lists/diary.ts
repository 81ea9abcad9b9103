import type { MovieId, MovieSnapshot } from '#domain/movie/movie.ts'
import type { Library, SlimSnapshot, Viewing } from '#domain/records/library.ts'
import { changeMovie, type MovieChange } from '#domain/records/movie-changes.ts'
import { type MovieState, movieState } from '#domain/records/seen-movies.ts'
import { type ViewingDetails, viewingDetails } from '#domain/records/viewing-details.ts'
import { viewingOfMark, viewingsOf } from '#domain/records/viewings.ts'
import { hasViewings, historyEntryOf, putViewing, removeViewing } from '#domain/records/watch-history.ts'
import { markedAsSeen, withWatchedTime } from '#domain/records/watched-time.ts'
import { isWatched, removeFromWatchlist, replaceItem, setStatus, watchlistItemOf } from '#domain/records/watchlist.ts'
import { nextRecordId, type RecordId } from '#domain/values/ids.ts'
import { operationContext } from '../records/operation-context.ts'
import type { Records } from '../records/records.ts'
import type { WatchlistWorld } from './watchlist.ts'

export interface ViewingFields extends ViewingDetails, Pick<Viewing, 'watchedAt'> {
  /** Of the movie itself, which stays as it is without this. */
  readonly liked?: boolean
}

export interface DiaryStore {
  readonly changeMovie: (movie: SlimSnapshot, change: MovieChange) => Promise<boolean>
  readonly stateOf: (movieId: MovieId) => MovieState
  /** Null clears the rating. Another one says that the movie was seen: without viewings it is then watched, at no known time. */
  readonly rate: (movie: MovieSnapshot, rating: number | null) => Promise<boolean>
  /** Adds a viewing, and marks the movie as watched. */
  readonly log: (movie: MovieSnapshot, fields: ViewingFields) => Promise<boolean>
  readonly edit: (movie: SlimSnapshot, viewing: Viewing, fields: ViewingFields) => Promise<boolean>
  /**
   * Without its last viewing a watched movie has no date. Where it is not `isStillWatched`, it becomes unwatched, or leaves the
   * watchlist if that viewing had put it there.
   */
  readonly remove: (movieId: MovieId, id: RecordId, isStillWatched?: boolean) => Promise<boolean>
}

const fieldsOf = ({ watchedAt, ...said }: ViewingFields): Omit<ViewingFields, 'liked'> => ({
  watchedAt,
  ...viewingDetails(said),
})

export const createDiaryStore = (records: Records, world: WatchlistWorld): DiaryStore => {
  const change = (next: (before: Library['watchHistory']) => Library['watchHistory']) =>
    records.change((library) => ({ ...library, watchHistory: next(library.watchHistory) }))

  const changeViewings = (movieId: MovieId, next: (before: Library['watchHistory']) => Library['watchHistory']) =>
    records.change((library) => withWatchedTime({ ...library, watchHistory: next(library.watchHistory) }, movieId))

  /** The history with the movie's like, where that changes. */
  const withLike = (
    history: Library['watchHistory'],
    movie: SlimSnapshot,
    { liked }: ViewingFields,
    now: string,
  ): Library['watchHistory'] => {
    const isLiked = historyEntryOf(history, movie.id)?.liked === true
    return liked === undefined || liked === isLiked
      ? history
      : changeMovie(history, movie, { liked: liked || null }, now)
  }

  const newIdFor = (movieId: MovieId, now: string): RecordId => {
    const entry = historyEntryOf(records.watchHistory.peek(), movieId)
    const plays = [...(entry ? viewingsOf(entry) : []), viewingOfMark(movieId, now, null)]
    return nextRecordId(world.now(), world.random, (id) => plays.some((viewing) => viewing.id === id))
  }

  return {
    changeMovie: (movie, fields) => {
      const { now } = operationContext(world)
      return change((before) => changeMovie(before, movie, fields, now))
    },
    stateOf: (movieId) =>
      movieState(
        watchlistItemOf(records.watchlist.peek(), movieId),
        historyEntryOf(records.watchHistory.peek(), movieId),
      ),
    rate: (movie, rating) => {
      const { now, idIn } = operationContext(world)
      return records.change((library) => {
        const watchHistory = changeMovie(library.watchHistory, movie, { rating }, now)
        const rated = { ...library, watchHistory }
        if (rating === null || hasViewings(watchHistory, movie.id)) return rated
        return markedAsSeen(rated, movie, { id: idIn(library), now })
      })
    },
    log: (movie, fields) => {
      const { now, idIn } = operationContext(world)
      const id = newIdFor(movie.id, now)
      const viewing: Viewing = { id, ...fieldsOf(fields), createdAt: now, lastModified: now }
      return records.change((library) => {
        const marked = markedAsSeen(library, movie, { id: idIn(library), now })
        const watchHistory = withLike(putViewing(marked.watchHistory, { movie, viewing }), movie, fields, now)
        return withWatchedTime({ ...marked, watchHistory }, movie.id)
      })
    },
    edit: (movie, viewing, fields) => {
      const { now } = operationContext(world)
      const { rating: _, note: __, tags: ___, companions: ____, ...others } = viewing
      const edited: Viewing = { ...others, ...fieldsOf(fields), lastModified: now }
      return changeViewings(movie.id, (before) =>
        withLike(putViewing(before, { movie, viewing: edited }), movie, fields, now),
      )
    },
    remove: (movieId, id, isStillWatched = true) => {
      const { now } = operationContext(world)
      return records.change((library) => {
        const before = historyEntryOf(library.watchHistory, movieId)
        const removed = before && viewingsOf(before).find((viewing) => viewing.id === id)
        const item = watchlistItemOf(library.watchlist, movieId)
        const watchHistory = removeViewing(library.watchHistory, movieId, id)
        const { watchlist } = library
        if (!removed || !item || !isWatched(item) || hasViewings(watchHistory, movieId)) {
          return withWatchedTime({ ...library, watchHistory }, movieId)
        }
        if (isStillWatched) {
          return { ...library, watchHistory, watchlist: replaceItem(watchlist, { ...item, watchedAt: null }) }
        }
        // What else is kept about it, a rating above all, would be on no list.
        const isOfViewing = item.addedAt === removed.createdAt && !historyEntryOf(watchHistory, movieId)
        const unwatched = isOfViewing
          ? removeFromWatchlist(watchlist, movieId)
          : setStatus(watchlist, movieId, 'want-to-watch', now)
        return { ...library, watchHistory, watchlist: unwatched }
      })
    },
  }
}
