import { type Movie, snapshotOf } from '#domain/movie.ts'
import { refreshSnapshots } from '#domain/snapshots.ts'
import type { Texts } from '#i18n/texts.ts'
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
  text: () => Texts,
): MovieCommands => ({
  refresh: (movie) => {
    const snapshot = snapshotOf(movie)
    void records.change((library) => ({
      ...library,
      watchlist: refreshSnapshots(library.watchlist, snapshot),
      collectionMovies: refreshSnapshots(library.collectionMovies, snapshot),
    }))
  },
  detailsFailed: () => void announceTo(toasts, text).error(text().errors.movieDetails),
  noTrailer: () => {
    const words = text().trailer
    announceTo(toasts, text).error(words.noneHint, words.none)
  },
})
