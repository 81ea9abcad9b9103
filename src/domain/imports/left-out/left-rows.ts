import type { LeftOutRow, ReadHistory, RowReason } from '../read-history.ts'
import type { MovieState, ResolvedMovie } from '../resolve.ts'
import type { LeftRow } from './left-csv.ts'

export interface LeftReasons {
  readonly states: Readonly<Record<Exclude<MovieState, 'found'>, string>>
  readonly reasons: Readonly<Record<RowReason, string>>
  readonly alreadyWatched: string
}

const seriesTypes = { series: 'show', episode: 'episode' } as const

/** What no movie was found for, since its id is that of a series. */
const seriesRow = ({ found }: ResolvedMovie, row: ReadHistory['rows'][number]): LeftOutRow | null => {
  const type = found === 'series' || found === 'episode' ? seriesTypes[found] : null
  const { title, year, tmdbId, imdbId } = row.named
  return (
    type && {
      origin: row.origin,
      reason: 'not a movie',
      title,
      ...(year !== undefined && { year }),
      series: {
        type,
        ids: { ...(tmdbId && { tmdb: String(tmdbId) }), ...(imdbId && { imdb: imdbId }) },
        facts: row.facts,
      },
    }
  )
}

/** All rows that an import left out, with the reason in words. */
export const leftRows = (
  { rows, leftOut }: Pick<ReadHistory, 'rows' | 'leftOut'>,
  movies: readonly ResolvedMovie[],
  wishesAgain: readonly number[],
  { states, reasons, alreadyWatched }: LeftReasons,
): readonly LeftRow[] => {
  const byKey = new Map(movies.map((movie) => [movie.named.key, movie]))
  return [
    ...rows.flatMap((row): readonly LeftRow[] => {
      const movie = byKey.get(row.named.key)
      const state = movie?.state ?? 'unanswered'
      return state === 'found' ? [] : [{ row: (movie && seriesRow(movie, row)) ?? row, reason: states[state] }]
    }),
    ...wishesAgain.flatMap((index) => {
      const row = rows[index]
      const facts = row?.facts.filter(({ kind }) => kind === 'watchlist') ?? []
      return row ? [{ row: { ...row, facts }, reason: alreadyWatched }] : []
    }),
    ...leftOut.map((row) => ({ row, reason: reasons[row.reason] })),
  ]
}

/** Whether it is a series or a part of one, as far as the row tells. */
export const isOfSeries = ({ row }: LeftRow): boolean =>
  'named' in row ? row.named.isSeries === true : row.reason === 'not a movie'

export interface LeftCounts {
  readonly movies: number
  /** Rows. */
  readonly series: number
}

export const leftCounts = (rows: readonly LeftRow[]): LeftCounts => ({
  movies: new Set(rows.flatMap((left) => ('named' in left.row && !isOfSeries(left) ? [left.row.named.key] : []))).size,
  series: rows.filter(isOfSeries).length,
})
