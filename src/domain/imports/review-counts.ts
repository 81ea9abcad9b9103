import type { MovieSnapshot } from '../movie/movie.ts'
import type { HistoryPlan } from './plan.ts'
import type { FactOutcome, HistoryKind } from './planned.ts'
import { type HistoryRow, type ReadHistory, type RowDoubt, rowDoubts } from './read-history.ts'
import type { ResolvedMovie } from './resolve.ts'

export const movieShares = ['in', 'there', 'open', 'out'] as const
/** Movies that get something, that have all of it, that nobody has decided on yet, and the rest; no episodes or series. */
export type MovieShare = (typeof movieShares)[number]

export interface ViewingCounts {
  readonly rated: number
  readonly noted: number
  readonly tagged: number
}

export interface ReviewCounts {
  readonly movies: Readonly<Record<MovieShare, number>>
  readonly viewings: ViewingCounts
}

export interface HistorySummary {
  readonly movies: number
  readonly viewings: number
  readonly ratings: number
  readonly watchlist: number
  /** Movies that come into collections, some of which are made for them. */
  readonly collections: number
  readonly createdCollections: number
}

export const comesIn = (outcome: FactOutcome): boolean => outcome === 'new' || outcome === 'changed'

const changedRows = (plan: HistoryPlan, kind?: HistoryKind): ReadonlySet<number> =>
  new Set(plan.planned.filter((fact) => comesIn(fact.outcome) && (!kind || fact.kind === kind)).map(({ row }) => row))

const rowsAt = (indices: ReadonlySet<number>, rows: readonly HistoryRow[]): readonly HistoryRow[] =>
  [...indices].flatMap((index) => rows[index] ?? [])

const viewingCounts = (rows: readonly HistoryRow[]): ViewingCounts => {
  const viewings = rows.flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'viewing'))
  return {
    rated: viewings.filter(({ rating }) => rating !== undefined).length,
    noted: viewings.filter(({ note }) => Boolean(note)).length,
    tagged: viewings.filter(({ tags = [] }) => tags.length > 0).length,
  }
}

const isOpen = ({ state }: ResolvedMovie): boolean => state === 'in doubt' || state === 'unanswered'

export const countReview = (
  { rows }: Pick<ReadHistory, 'rows'>,
  movies: readonly ResolvedMovie[],
  plan: HistoryPlan,
): ReviewCounts => {
  const changed = new Set(rowsAt(changedRows(plan), rows).map(({ named }) => named.key))
  // Two movies of a file may be one movie.
  const found = new Map<number, boolean>()
  for (const { named, movie } of movies) {
    if (movie) found.set(movie.id, found.get(movie.id) === true || changed.has(named.key))
  }
  const comingIn = [...found.values()].filter(Boolean).length
  const open = movies.filter(isOpen).length
  const out = movies.filter((named) => named.movie === null && named.state !== 'not a movie' && !isOpen(named)).length
  return {
    movies: { in: comingIn, there: found.size - comingIn, open, out },
    viewings: viewingCounts(rowsAt(changedRows(plan, 'viewings'), rows)),
  }
}

export const summaryOf = (
  { rows }: Pick<ReadHistory, 'rows'>,
  movies: ReadonlyMap<string, MovieSnapshot>,
  plan: HistoryPlan,
): HistorySummary => {
  const changed = rowsAt(changedRows(plan), rows).flatMap(({ named }) => movies.get(named.key)?.id ?? [])
  const countOf = (of: HistoryKind) =>
    plan.planned.filter(({ kind, outcome }) => kind === of && comesIn(outcome)).length
  return {
    movies: new Set(changed).size,
    viewings: countOf('viewings'),
    ratings: countOf('ratings'),
    watchlist: countOf('watchlist'),
    collections: countOf('collections'),
    createdCollections: plan.createdCollections,
  }
}

export const doubtfulRows = (rows: readonly HistoryRow[]): ReadonlyMap<RowDoubt, readonly number[]> => {
  const groups = new Map<RowDoubt, number[]>(rowDoubts.map((doubt) => [doubt, []]))
  for (const [index, { doubts }] of rows.entries()) {
    for (const doubt of new Set(doubts)) groups.get(doubt)?.push(index)
  }
  return groups
}
