import { type Movie, snapshotOf } from '#domain/movie.ts'
import { refreshSnapshots } from '#domain/snapshots.ts'
import type { Messages } from '#i18n/messages.ts'
import type { Records } from '#stores/records/records.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'

/** What is announced about movies from the provider. */
export interface MovieCommands {
  /** Brings a movie's snapshot up to date wherever a record keeps one. */
  readonly refresh: (movie: Movie) => void
  /** Says that a movie's details could not be had. */
  readonly detailsFailed: () => void
  /** Says that a movie has no trailer. */
  readonly noTrailer: () => void
}

/** What follows from a movie's details, and what is said when there are none (spec section 8, Details and trailer). */
export const createMovieCommands = (
  records: Pick<Records, 'change'>,
  toasts: Toasts,
  messages: () => Messages,
): MovieCommands => ({
  refresh: (movie) => {
    const snapshot = snapshotOf(movie)
    void records.change((library) => ({
      ...library,
      watchlist: refreshSnapshots(library.watchlist, snapshot),
      collectionMovies: refreshSnapshots(library.collectionMovies, snapshot),
    }))
  },
  detailsFailed: () => void announceTo(toasts, messages).error(messages().errors.movieDetails),
  noTrailer: () => {
    const words = messages().trailer
    announceTo(toasts, messages).error(words.noneHint, words.none)
  },
})
