import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { refreshHidden, refreshHistory, refreshSnapshots } from '#domain/records/snapshots.ts'
import type { CoreMessages } from '#messages/types.ts'
import type { Records } from '#stores/records/records.ts'
import type { Toasts } from '#stores/toasts.ts'
import { announceTo } from './announce.ts'

export interface MovieCommands {
  /** Updates the movie's snapshot in every record. */
  readonly refresh: (movie: Movie) => void
  readonly announceDetailsFailed: () => void
  readonly announceNoTrailer: () => void
}

interface MovieDependencies {
  readonly records: Pick<Records, 'change'>
  readonly toasts: Toasts
  readonly messages: () => CoreMessages
}

export const createMovieCommands = ({ records, toasts, messages }: MovieDependencies): MovieCommands => ({
  refresh: (movie) => {
    const snapshot = snapshotOf(movie)
    void records.change((library) => ({
      ...library,
      watchlist: refreshSnapshots(library.watchlist, snapshot),
      collectionMovies: refreshSnapshots(library.collectionMovies, snapshot),
      watchHistory: refreshHistory(library.watchHistory, snapshot),
      notForMe: refreshHidden(library.notForMe, snapshot),
    }))
  },
  announceDetailsFailed: () => void announceTo(toasts, messages).error(messages().errors.movieDetails),
  announceNoTrailer: () => {
    const { none, noneHint } = messages().trailer
    announceTo(toasts, messages).error(noneHint, none)
  },
})
