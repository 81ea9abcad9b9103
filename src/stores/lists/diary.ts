import type { MovieId, MovieSnapshot } from '#domain/movie/movie.ts'
import { changeFilm, type FilmChange } from '#domain/records/film-changes.ts'
import type { Library, Play, SlimSnapshot, WatchlistItem } from '#domain/records/library.ts'
import { playOfMark, playsOf } from '#domain/records/plays.ts'
import { historyEntryOf, putPlay, removePlay } from '#domain/records/watch-history.ts'
import { withWatchedTime } from '#domain/records/watched-time.ts'
import {
  addToWatchlist,
  isWatched,
  removeFromWatchlist,
  replaceItem,
  setStatus,
  watchlistItemOf,
} from '#domain/records/watchlist.ts'
import { nextRecordId, type RecordId } from '#domain/values/ids.ts'
import { operationContext } from '../records/operation-context.ts'
import type { Records } from '../records/records.ts'
import type { WatchlistWorld } from './watchlist.ts'

export type Viewing = Pick<Play, 'watchedAt' | 'rating' | 'note' | 'tags'>

export interface Logged {
  readonly done: Promise<boolean>
  readonly undo: () => Promise<boolean>
}

export interface DiaryStore {
  readonly changeFilm: (movie: SlimSnapshot, change: FilmChange) => Promise<boolean>
  /** Adds a viewing, and marks the film as watched; `undo` takes both back. */
  readonly log: (movie: MovieSnapshot, viewing: Viewing) => Logged
  readonly edit: (movie: SlimSnapshot, play: Play, viewing: Viewing) => Promise<boolean>
  /** Adds the play, or puts it in the place of the one with its id. */
  readonly put: (movie: SlimSnapshot, play: Play) => Promise<boolean>
  readonly remove: (movieId: MovieId, id: RecordId) => Promise<boolean>
}

const fieldsOf = ({ watchedAt, rating, note, tags }: Viewing): Viewing => ({
  watchedAt,
  ...(rating !== undefined && { rating }),
  ...(note && { note }),
  ...(tags && tags.length > 0 && { tags }),
})

interface Marking {
  readonly id: RecordId
  readonly now: string
}

const withWatched = (library: Library, movie: MovieSnapshot, { id, now }: Marking): Library => {
  const before = watchlistItemOf(library.watchlist, movie.id)
  if (before && isWatched(before)) return library
  const listed = before ? library.watchlist : addToWatchlist(library.watchlist, movie, { id, now })
  const marked = setStatus(listed, movie.id, 'watched', now)
  const item = watchlistItemOf(marked, movie.id)
  return { ...library, watchlist: item ? replaceItem(marked, { ...item, watchedAt: null }) : marked }
}

const withItemAsBefore = (library: Library, movieId: MovieId, before: WatchlistItem | undefined): Library => ({
  ...library,
  watchlist: before ? replaceItem(library.watchlist, before) : removeFromWatchlist(library.watchlist, movieId),
})

export const createDiaryStore = (records: Records, world: WatchlistWorld): DiaryStore => {
  const change = (next: (before: Library['watchHistory']) => Library['watchHistory']) =>
    records.change((library) => ({ ...library, watchHistory: next(library.watchHistory) }))

  const changePlays = (movieId: MovieId, next: (before: Library['watchHistory']) => Library['watchHistory']) =>
    records.change((library) => withWatchedTime({ ...library, watchHistory: next(library.watchHistory) }, movieId))

  const newIdFor = (movieId: MovieId, now: string): RecordId => {
    const entry = historyEntryOf(records.watchHistory.peek(), movieId)
    const plays = [...(entry ? playsOf(entry) : []), playOfMark(movieId, now, null)]
    return nextRecordId(world.now(), world.random, (id) => plays.some((play) => play.id === id))
  }

  return {
    changeFilm: (movie, fields) => {
      const { now } = operationContext(world)
      return change((before) => changeFilm(before, movie, fields, now))
    },
    log: (movie, viewing) => {
      const { now, idIn } = operationContext(world)
      const id = newIdFor(movie.id, now)
      const play: Play = { id, ...fieldsOf(viewing), createdAt: now, lastModified: now }
      const before = watchlistItemOf(records.watchlist.peek(), movie.id)
      const done = records.change((library) => {
        const marked = withWatched(library, movie, { id: idIn(library), now })
        const watchHistory = putPlay(marked.watchHistory, { movie, play })
        return withWatchedTime({ ...marked, watchHistory }, movie.id)
      })
      const undo = () =>
        records.change((library) => {
          const watchHistory = removePlay(library.watchHistory, movie.id, id)
          const isMarkedBefore = before !== undefined && isWatched(before)
          if (isMarkedBefore) return withWatchedTime({ ...library, watchHistory }, movie.id)
          return { ...withItemAsBefore(library, movie.id, before), watchHistory }
        })
      return { done, undo }
    },
    edit: (movie, play, viewing) => {
      const { now } = operationContext(world)
      const { rating: _, note: __, tags: ___, ...others } = play
      const edited: Play = { ...others, ...fieldsOf(viewing), lastModified: now }
      return changePlays(movie.id, (before) => putPlay(before, { movie, play: edited }))
    },
    put: (movie, play) => changePlays(movie.id, (before) => putPlay(before, { movie, play })),
    remove: (movieId, id) => changePlays(movieId, (before) => removePlay(before, movieId, id)),
  }
}
