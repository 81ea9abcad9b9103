import type { MovieId } from '../movie/movie.ts'
import { localDayOf } from '../values/day.ts'
import { releaseYear } from '../values/format.ts'
import { counted } from '../values/indices.ts'
import { searchIn } from '../values/normalize-text.ts'
import { by, codeUnits, descending } from '../values/sorting.ts'
import type { Library, SlimSnapshot, Viewing, WatchHistoryEntry } from './library.ts'
import { listedMovies } from './own-movies.ts'
import { newestFirst, timeKey, viewingsOf } from './viewings.ts'
import { unknownMovie } from './watch-history.ts'

export interface DiaryLine {
  readonly movie: SlimSnapshot
  readonly viewing: Viewing
  /** YYYY-MM-DD where the user is; null for a viewing without a date. */
  readonly day: string | null
  /** Of the viewing, else the movie's own. */
  readonly rating: number | null
  readonly isLiked: boolean
  readonly isRewatch: boolean
  readonly note: string
  readonly tags: readonly string[]
  readonly companions: readonly string[]
  readonly isOnWatchlist: boolean
}

type Records = Pick<Library, 'watchHistory' | 'watchlist' | 'collections' | 'collectionMovies'>

const linesOf = (entry: WatchHistoryEntry, movie: SlimSnapshot, isOnWatchlist: boolean): readonly DiaryLine[] => {
  const plays = newestFirst.sorted(viewingsOf(entry))
  return plays.map((viewing, index) => ({
    movie,
    viewing,
    day: viewing.watchedAt === null ? null : localDayOf(viewing.watchedAt),
    rating: viewing.rating ?? entry.rating ?? null,
    isLiked: entry.liked === true,
    isRewatch: viewing.watchedAt !== null && index < plays.length - 1,
    note: viewing.note ?? '',
    tags: [...new Set([...(viewing.tags ?? []), ...(entry.tags ?? [])])],
    companions: viewing.companions ?? [],
    isOnWatchlist,
  }))
}

const newestLineFirst = by(({ viewing }: DiaryLine) => timeKey(viewing), descending(codeUnits))

/** Newest first, those without a date at the end. Entries of earlier versions have no snapshot of their own. */
export const diaryLines = (records: Records): readonly DiaryLine[] => {
  const known: ReadonlyMap<MovieId, SlimSnapshot> = listedMovies(records)
  const listed = new Set(records.watchlist.map(({ movieId }) => movieId))
  const lines = records.watchHistory.flatMap((entry) => {
    const { movieId: id, movie = known.get(id) ?? unknownMovie(id) } = entry
    return linesOf(entry, movie, listed.has(id))
  })
  return newestLineFirst.sorted(lines)
}

export interface DiaryFilter {
  readonly text: string
  /** '' for all, as in the address. */
  readonly year: string
  readonly rating: string
  readonly tag: string
  readonly companion: string
}

export const matchingLines = (lines: readonly DiaryLine[], { text, year, rating, tag, companion }: DiaryFilter) => {
  const found = searchIn(lines, text, ({ movie, note, companions }) => [movie.title, note, ...companions].join('\n'))
  return found.filter(
    (line) =>
      (year === '' || line.day?.startsWith(year) === true) &&
      (rating === '' || line.rating === Number(rating)) &&
      (tag === '' || line.tags.includes(tag)) &&
      (companion === '' || line.companions.includes(companion)),
  )
}

export const choicesIn = (lines: readonly DiaryLine[]) => ({
  years: [...new Set(lines.flatMap(({ day }) => (day === null ? [] : [day.slice(0, 4)])))],
  ratings: [...new Set(lines.flatMap(({ rating }) => rating ?? []))].sort((one, other) => other - one),
  tags: [...new Set(lines.flatMap(({ tags }) => tags))],
  companions: [...new Set(lines.flatMap(({ companions }) => companions))],
  genres: [...new Set(lines.flatMap(({ movie }) => movie.genres))],
})

export type DiaryRow =
  /** YYYY-MM; null for the viewings without a date. */
  | { readonly kind: 'month'; readonly month: string | null }
  /** As many as there are columns; fewer at the end. */
  | { readonly kind: 'lines'; readonly lines: readonly PlacedLine[] }

interface PlacedLine {
  readonly line: DiaryLine
  /** Of the first line of a month in a row that other months share; undefined where the month is said already. */
  readonly month?: string | null
}

/** One column has a row for the name of each month. In several, the months follow each other without a gap. */
export const diaryRows = (lines: readonly DiaryLine[], columns = 1): readonly DiaryRow[] => {
  const rows: DiaryRow[] = []
  let last: string | null | undefined
  let row: PlacedLine[] = []
  for (const line of lines) {
    const month = line.day?.slice(0, 7) ?? null
    const begins = month !== last
    if (begins && columns === 1) rows.push({ kind: 'month', month })
    if (row.length === 0 || row.length === columns) {
      row = []
      rows.push({ kind: 'lines', lines: row })
    }
    last = month
    row.push(begins && columns > 1 ? { line, month } : { line })
  }
  return rows
}

export const yearOf = ({ movie }: DiaryLine): number | null => releaseYear(movie.releaseDate)

/** Of each day with a viewing, how many it has. */
export const viewingsByDay = (lines: readonly DiaryLine[]): ReadonlyMap<string, number> =>
  counted(lines.flatMap(({ day }) => day ?? []))
