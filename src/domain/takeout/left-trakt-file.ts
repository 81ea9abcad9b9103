import type { LeftRow } from '../imports/left-out/left-csv.ts'
import type { SeriesIds } from '../imports/read-history.ts'
import { type CsvCell, csvLine } from './csv-text.ts'
import { factsToSay, saidCells } from './trakt-file.ts'

const idNames = ['trakt', 'imdb', 'tmdb', 'tvdb'] as const
const columns = [
  ...idNames.map((name) => `${name}_id`),
  ...['type', 'title', 'year', 'season', 'episode', 'watched_at', 'watchlisted_at', 'rating', 'rated_at'],
  ...idNames.map((name) => `show_${name}_id`),
]

const idCells = (ids: SeriesIds = {}): readonly CsvCell[] => idNames.map((name) => ids[name] ?? null)

const workOf = ({ row }: LeftRow) => {
  if (!('named' in row)) return row.series
  const { isSeries, tmdbId, imdbId } = row.named
  const ids: SeriesIds = { ...(tmdbId && { tmdb: String(tmdbId) }), ...(imdbId && { imdb: imdbId }) }
  const type = isSeries ? ('episode' as const) : ('movie' as const)
  return { type, ids, show: undefined, season: undefined, episode: undefined, facts: row.facts }
}

/** What an import left out, as Trakt imports it. Likes, notes, tags and lists have no place there. */
export const leftTraktFile = (rows: readonly LeftRow[], today: string): string => {
  const lines = rows.flatMap((left) => {
    const work = workOf(left)
    const { title } = 'named' in left.row ? left.row.named : left.row
    const year = ('named' in left.row ? left.row.named.year : left.row.year) ?? null
    if (!work) return []
    const { type, ids, show, season = null, episode = null, facts } = work
    return factsToSay(facts).flatMap((fact) => {
      const said = saidCells(fact, today)
      return said ? [csvLine([...idCells(ids), type, title, year, season, episode, ...said, ...idCells(show)])] : []
    })
  })
  return [csvLine(columns), ...lines].join('')
}
