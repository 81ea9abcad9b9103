import { matchingMovies, noFilter } from '#domain/lists/movie-filter.ts'
import { itemsOnTab } from '#domain/lists/movie-list.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { noFacts } from '#domain/movie/movie-facts.ts'
import { diaryLines } from '#domain/records/diary.ts'
import type { Library, WatchHistoryEntry } from '#domain/records/library.ts'
import { movieState, seenCounts, seenMovies } from '#domain/records/seen-movies.ts'
import { newestDate, viewingsOf } from '#domain/records/viewings.ts'
import { historyEntryOf } from '#domain/records/watch-history.ts'
import { withLastViewing } from '#domain/records/watched-time.ts'
import { watchlistItemOf } from '#domain/records/watchlist.ts'
import { collectionShares } from '#domain/statistics/completeness.ts'
import { allTime } from '#domain/statistics/period.ts'
import { statisticsOf } from '#domain/statistics/statistics.ts'
import { viewingsThatMatch } from '#domain/statistics/viewing-filter.ts'
import { localDayOf } from '#domain/values/day.ts'

/** The movies of the watchlist's tab, or of those that have viewings, or none. */
const onTab = (library: Library, tab: 'unwatched' | 'watched', viewings: '' | 'some' | 'none' = '') => {
  const entries = new Map(library.watchHistory.map((entry) => [entry.movieId, entry]))
  const none = new Set<MovieId>()
  const data = { entries, facts: noFacts, availability: new Map(), mine: [], wanted: none, collected: none, today: '' }
  const items = matchingMovies(itemsOnTab(library.watchlist, tab), { ...noFilter, viewings }, data)
  return items.map(({ movieId }) => movieId)
}

const dayShown = (library: Library, id: MovieId): string | null => {
  const item = watchlistItemOf(library.watchlist, id)
  const watchedAt = item && withLastViewing(item, historyEntryOf(library.watchHistory, id)).watchedAt
  return watchedAt ? localDayOf(watchedAt) : null
}

/** What one screen says of a movie and another one denies; nothing where all of them agree. */
export const contradictions = (library: Library): readonly string[] => {
  const [watched, unwatched] = [onTab(library, 'watched'), onTab(library, 'unwatched')]
  const [again, unviewed] = [onTab(library, 'unwatched', 'some'), onTab(library, 'watched', 'none')]
  const lines = diaryLines(library)
  const unlisted = viewingsThatMatch(lines, { filter: { unlisted: '1' }, period: allTime }, () => undefined)
  const onNoList = new Set(unlisted.map(({ movie }) => movie.id))
  const inDiary = new Set(lines.map(({ movie }) => movie.id))
  const seen = seenMovies(library)
  const counts = seenCounts(library)
  const statistics = statisticsOf(library, noFacts, allTime)
  const said: string[] = []
  const claim = (isTrue: boolean, text: string) => {
    if (!isTrue) said.push(text)
  }
  const ids = new Set([...library.watchlist, ...library.watchHistory].map(({ movieId }) => movieId))
  for (const id of ids) {
    const entry = historyEntryOf(library.watchHistory, id)
    const state = movieState(watchlistItemOf(library.watchlist, id), entry)
    claim(watched.includes(id) === (state === 'watched'), `${id} is ${state}, not so on Watched`)
    claim(unwatched.includes(id) === (state === 'wanted' || state === 'to watch again'), `${id}: ${state}, unwatched?`)
    claim(again.includes(id) === (state === 'to watch again'), `${id} is ${state}, to watch again?`)
    claim(onNoList.has(id) === (state === 'on no list'), `${id} is ${state}, on no list in the diary?`)
    claim(seen.has(id) === (state !== null && state !== 'wanted'), `${id} is ${state}, seen?`)
    claim(!inDiary.has(id) || seen.has(id), `${id} is in the diary and not seen`)
    claim(!unviewed.includes(id) || !inDiary.has(id), `${id} is without a viewing and in the diary`)
    const last = entry && newestDate(viewingsOf(entry))
    if (state === 'watched' && last) claim(dayShown(library, id) === localDayOf(last), `${id} shows another day`)
  }
  for (const { id, watched: share } of collectionShares(library, seen)) {
    const members = library.collectionMovies.filter(({ collectionId }) => collectionId === id)
    claim(share === members.filter(({ movieId }) => seen.has(movieId)).length, `the ring of ${id}`)
  }
  claim(counts.watched === watched.length, 'the number of Watched')
  claim(counts['to watch again'] === again.length, 'the number to watch again')
  claim(counts['on no list'] === onNoList.size, 'the number on no list')
  claim(counts.withoutViewing === unviewed.length, 'the number without a viewing')
  claim(counts.watched + counts['to watch again'] + counts['on no list'] === seen.size, 'the sum below Watched')
  claim(statistics.movies + statistics.moviesWithoutViewing === seen.size, 'the number of the statistics')
  return said
}

const thingsOf = (entry: WatchHistoryEntry): readonly string[] => [
  ...viewingsOf(entry).map(({ id, lastModified }) => `viewing ${entry.movieId}/${id} ${lastModified}`),
  ...(entry.rating === undefined ? [] : [`rating ${entry.movieId}: ${entry.rating}`]),
  ...(entry.liked ? [`like ${entry.movieId}`] : []),
  ...(entry.note ? [`note ${entry.movieId}: ${entry.note}`] : []),
  ...(entry.tags ?? []).map((tag) => `tag ${entry.movieId}: ${tag}`),
]

/** What a user has said, of all movies. */
export const saidIn = (history: readonly WatchHistoryEntry[]): ReadonlySet<string> => new Set(history.flatMap(thingsOf))
