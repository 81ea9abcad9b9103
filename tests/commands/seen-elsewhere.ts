import { restore } from '#domain/backup/restore.ts'
import { type HistoryImport, planHistory } from '#domain/imports/plan.ts'
import { defaultPrecedences } from '#domain/imports/planned.ts'
import { withSeenListed } from '#domain/lists/seen-listing.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { changeMovie } from '#domain/records/movie-changes.ts'
import { putViewing } from '#domain/records/watch-history.ts'
import { removeFromWatchlist, setStatus } from '#domain/records/watchlist.ts'
import { adding, itemOf, movie, now } from '#tests/stores/library-language.ts'
import { csv, historyOf } from '#tests/support/history-files.ts'

const keysBetween = (_: string | null, __: string | null, count: number) => Array<string>(count).fill('a0')

const viewing = (id: MovieId, day: string | null) => ({
  id: 100 + id,
  watchedAt: day,
  rating: 7,
  createdAt: now,
  lastModified: now,
})

/** A backup of another browser: seen and on no list, watched, wanted. */
const backup = {
  ...emptyLibrary,
  watchlist: [itemOf(2, { status: 'watched', progress: 100, watchedAt: now }), itemOf(3)],
  watchHistory: [1, 2, 3].reduce<Library['watchHistory']>(
    (history, id) => putViewing(history, { movie: movie(id), viewing: viewing(id, '2020-05-01') }),
    [],
  ),
}
const incoming = { ...backup, exportDate: null, settings: {}, leftOut: [] }

const history = historyOf(
  csv(
    'diary.csv',
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    '2020-05-02,Film 1,2001,https://boxd.it/1,4.5,,,2020-05-01',
    '2021-05-02,Film 3,2001,https://boxd.it/2,5,Yes,cinema,2021-05-01',
  ),
)
const given: HistoryImport = {
  history,
  movies: new Map(history.rows.map(({ named }) => [named.key, movie(Number(named.title.slice(5)))])),
  precedences: defaultPrecedences,
}

/** As another tab writes. */
export const noted = (library: Library, id: MovieId): Library => {
  const viewed = putViewing(library.watchHistory, {
    movie: movie(id),
    viewing: { ...viewing(id, '2026-09-20'), id: 500 },
  })
  return { ...library, watchHistory: changeMovie(viewed, movie(id), { note: 'In another tab.' }, now) }
}

/** What other releases, imports and devices do without asking. */
export const others: Readonly<Record<string, (library: Library, id: MovieId) => Library>> = {
  'an earlier release adds': (library, id) => adding(id)(library),
  'an earlier release removes': (library, id) => ({
    ...library,
    watchlist: removeFromWatchlist(library.watchlist, id),
  }),
  'an earlier release marks': (library, id) => ({
    ...library,
    watchlist: setStatus(library.watchlist, id, 'watched', now),
  }),
  'an earlier release marks as unwatched': (library, id) => ({
    ...library,
    watchlist: setStatus(library.watchlist, id, 'want-to-watch', now),
  }),
  'an earlier release rates': (library, id) => ({
    ...library,
    watchHistory: changeMovie(library.watchHistory, movie(id), { rating: 6 }, now),
  }),
  'an earlier release logs': (library, id) => ({
    ...library,
    watchHistory: putViewing(library.watchHistory, { movie: movie(id), viewing: viewing(id, '2019-01-01') }),
  }),
  'a backup is merged': (library) => restore(library, incoming, { strategy: 'merge', replacesKey: false }).library,
  'a backup overwrites': (library) => restore(library, incoming, { strategy: 'overwrite', replacesKey: false }).library,
  'a history is imported': (library) => planHistory(library, { ...given, keysBetween }, now).library,
  'what was left is put right': withSeenListed,
}
