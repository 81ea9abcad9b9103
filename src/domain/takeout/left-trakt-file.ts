import type { LeftRow } from '../imports/left-out/left-csv.ts'
import type { HistoryFact, SeriesIds } from '../imports/read-history.ts'
import { type CsvCell, csvLine } from '../values/csv-text.ts'
import { groupedBy } from '../values/indices.ts'
import { leaveViewingsBare } from './losses.ts'
import { factsToSay, saidCells } from './trakt-file.ts'

const idNames = ['trakt', 'imdb', 'tmdb', 'tvdb'] as const
const columns = [
  ...idNames.map((name) => `${name}_id`),
  ...['type', 'title', 'year', 'season', 'episode', 'watched_at', 'watchlisted_at', 'rating', 'rated_at'],
  ...idNames.map((name) => `show_${name}_id`),
]

const idCells = (ids: SeriesIds = {}): readonly CsvCell[] => idNames.map((name) => ids[name])

const workOf = ({ row }: LeftRow) => {
  if (!('named' in row)) return row.series
  const { isSeries, tmdbId, imdbId } = row.named
  const ids: SeriesIds = { ...(tmdbId && { tmdb: String(tmdbId) }), ...(imdbId && { imdb: imdbId }) }
  const type = isSeries ? ('episode' as const) : ('movie' as const)
  return { type, ids, show: undefined, season: undefined, episode: undefined, facts: row.facts }
}

const worksIn = (rows: readonly LeftRow[]) =>
  rows.flatMap((left) => {
    const work = workOf(left)
    if (!work) return []
    const { title, year } = 'named' in left.row ? left.row.named : left.row
    const { facts, ...about } = work
    const key = 'named' in left.row ? left.row.named.key : JSON.stringify([about, title, year])
    return [{ ...about, title, year, facts, key }]
  })

/** Viewings by day, and that it was seen but once, in however many files it is said. */
const inOrder = (facts: readonly HistoryFact[]): readonly HistoryFact[] => {
  const viewings = facts.flatMap((fact) => (fact.kind === 'viewing' ? [fact] : []))
  const dayOf = ({ watchedAt }: { readonly watchedAt: string | null }) => watchedAt ?? ''
  const seen = facts.find(({ kind }) => kind === 'seen')
  return [
    ...viewings.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0)),
    ...(seen ? [seen] : []),
    ...facts.filter(({ kind }) => kind !== 'viewing' && kind !== 'seen'),
  ]
}

/**
 * What an import left out, as Trakt imports it: movie by movie, since several files may say the same of one. Likes, notes,
 * tags and lists have no place there.
 */
export const leftTraktFile = (rows: readonly LeftRow[], today: string): string => {
  const lines = [...groupedBy(worksIn(rows), ({ key }) => key).values()].flatMap((works) => {
    const [first] = works
    if (!first) return []
    const { ids, type, title, year, season, episode, show } = first
    const facts = leaveViewingsBare(inOrder(works.flatMap((work) => work.facts)))
    return factsToSay(facts).flatMap((fact) => {
      const said = saidCells(fact, today)
      return said ? [csvLine([...idCells(ids), type, title, year, season, episode, ...said, ...idCells(show)])] : []
    })
  })
  return [csvLine(columns), ...lines].join('')
}
