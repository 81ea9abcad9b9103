import { type CsvCell, spreadsheet } from '../../values/csv-text.ts'
import type { HistoryFact, HistoryList, HistoryRow, LeftOutRow, SeriesIds, SeriesRecord } from '../read-history.ts'

/** One line for each fact: the user may add an id to a movie and import the file again. */
export const leftColumns = [
  'reason',
  'title',
  'original_title',
  'year',
  'tmdb_id',
  'imdb_id',
  'is_movie',
  'says',
  'date',
  'rating',
  'rewatch',
  'note',
  'tags',
  'with',
  'status',
  'list',
  'list_id',
  'list_description',
  'position',
  'same_title',
  'file',
  'line',
  'check_title',
  'type',
  'season',
  'episode',
  'series_ids',
] as const
export type LeftColumn = (typeof leftColumns)[number]

type Cells = Partial<Record<LeftColumn, CsvCell>>

export interface LeftRow {
  readonly row: HistoryRow | LeftOutRow
  readonly reason: string
}

const detailCells = (fact: HistoryFact, listOf: (id: string) => HistoryList | undefined): Cells => {
  if (fact.kind === 'viewing') {
    const { watchedAt, rating, note, tags = [], companions = [], isRewatch } = fact
    const names = { tags: tags.join(', '), with: companions.join(', ') }
    return { date: watchedAt, rating, note, ...names, rewatch: isRewatch && 'yes' }
  }
  if (fact.kind === 'rating') return { rating: fact.rating, date: fact.ratedAt }
  if (fact.kind === 'seen') return { date: fact.addedAt }
  if (fact.kind === 'watchlist') return { date: fact.addedAt, status: fact.status }
  if (fact.kind === 'note') return { note: fact.note }
  if (fact.kind === 'tags') return { tags: fact.tags.join(', ') }
  if (fact.kind !== 'listed') return {}
  const { list, position, addedAt, note } = fact
  const { name, description } = listOf(list) ?? {}
  return { list: name, list_id: list, list_description: description, position, date: addedAt, note }
}

/** A fact as one line of a table of ours. */
export const factCells = (fact: HistoryFact, listOf: (id: string) => HistoryList | undefined): Cells => ({
  says: fact.kind,
  ...detailCells(fact, listOf),
})

const sameTitle = (key: string): string | undefined => / #(\d+)$/.exec(key)?.[1]

const idsText = (ids: SeriesIds = {}, before = ''): readonly string[] =>
  Object.entries(ids).map(([name, id]) => `${before}${name}:${id}`)

/** 'trakt:73640 show_trakt:1388' */
const seriesIdsText = ({ ids, show }: SeriesRecord): string => [...idsText(ids), ...idsText(show, 'show_')].join(' ')

/** Of its own and, with 'show_' before it, of the show. */
export const seriesIdsFrom = (text: string, before: '' | 'show_'): SeriesIds =>
  Object.fromEntries(
    text.split(' ').flatMap((part) => {
      const [, name, id] = new RegExp(`^${before}(trakt|imdb|tmdb|tvdb):(.+)$`).exec(part) ?? []
      return name && id ? [[name, id]] : []
    }),
  )

const linesOf = ({ row, reason }: LeftRow, listOf: (id: string) => HistoryList | undefined): readonly Cells[] => {
  const { file, line } = row.origin
  if (!('named' in row)) {
    const { title, year, series } = row
    const about: Cells = { reason, title, year, file, line }
    if (!series) return [about]
    const { type, season, episode } = series
    // Not where ids of movies are: other programs, and earlier versions, would take them for such.
    const work: Cells = { ...about, is_movie: 'no', type, season, episode, series_ids: seriesIdsText(series) }
    return series.facts.length === 0 ? [work] : series.facts.map((fact) => ({ ...work, ...factCells(fact, listOf) }))
  }
  const { key, title, originalTitle, year, tmdbId, imdbId, isMovie, isIdDoubtful, isSeries } = row.named
  const named: Cells = {
    reason,
    title,
    original_title: originalTitle,
    year,
    tmdb_id: tmdbId,
    imdb_id: imdbId,
    is_movie: isMovie ? 'yes' : isSeries && 'no',
    same_title: sameTitle(key),
    file,
    line,
    check_title: isIdDoubtful && 'yes',
  }
  return row.facts.map((fact) => ({ ...named, ...factCells(fact, listOf) }))
}

export const leftCsv = (rows: readonly LeftRow[], lists: readonly HistoryList[]): string => {
  const byId = new Map(lists.map((list) => [list.id, list]))
  const lines = rows.flatMap((row) => linesOf(row, (id) => byId.get(id)))
  return spreadsheet(leftColumns, lines)
}
