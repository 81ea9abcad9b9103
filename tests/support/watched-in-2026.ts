import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { idOf, minute, snapshot } from './fixtures.ts'

/** As stored: these movies, each seen once in 2026. */
export const watchedIn2026 = (...titles: readonly string[]) => ({
  'watch-history': titles.map((title) => ({
    movieId: idOf(title),
    watchedAt: '2026-01-10',
    movie: slimSnapshotOf(snapshot(title)),
    plays: [{ id: 1, watchedAt: '2026-01-10', createdAt: minute(1), lastModified: minute(1) }],
  })),
})
