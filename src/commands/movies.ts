import { type Movie, snapshotOf } from '#domain/movie/movie.ts'
import { refreshHidden, refreshHistory, refreshSnapshots } from '#domain/records/snapshots.ts'
import { announceTo } from './announce.ts'
import type { CommandContext } from './context.ts'

export interface MovieCommands {
  /** Updates the movie's snapshot in every record. */
  readonly refresh: (movie: Movie) => void
  readonly announceDetailsFailed: () => void
  readonly announceNoTrailer: () => void
}

export const createMovieCommands = (context: CommandContext): MovieCommands => ({
  refresh: (movie) => {
    const snapshot = snapshotOf(movie)
    void context.records.change((library) => ({
      ...library,
      watchlist: refreshSnapshots(library.watchlist, snapshot),
      collectionMovies: refreshSnapshots(library.collectionMovies, snapshot),
      watchHistory: refreshHistory(library.watchHistory, snapshot),
      notForMe: refreshHidden(library.notForMe, snapshot),
    }))
  },
  announceDetailsFailed: () => void announceTo(context).error(context.language.messages.peek().errors.movieDetails),
  announceNoTrailer: () => {
    const { none, noneHint } = context.language.messages.peek().trailer
    announceTo(context).error(noneHint, none)
  },
})
