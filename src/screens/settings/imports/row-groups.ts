import type { HistoryPlan } from '#domain/imports/plan.ts'
import type { FactOutcome, HistoryKind } from '#domain/imports/planned.ts'
import type { LeftOutRow, ReadHistory, RowDoubt, RowReason } from '#domain/imports/read-history.ts'
import type { MovieState, ResolvedMovie } from '#domain/imports/resolve.ts'
import { doubtfulRows } from '#domain/imports/review-counts.ts'

export type LeftOutState = Exclude<MovieState, 'found'>

/** The rows of one count in the review. */
export type RowGroup =
  | { readonly kind: 'facts'; readonly of: HistoryKind; readonly outcome: FactOutcome }
  | { readonly kind: 'movies'; readonly state: LeftOutState }
  | { readonly kind: 'left out'; readonly reason: RowReason }
  | { readonly kind: 'accepted together' }
  /** Wishes to see a movie again that is watched. */
  | { readonly kind: 'already watched' }
  | { readonly kind: 'in part'; readonly doubt: RowDoubt }

/** Whether a group is of movies, each of which may have several rows, or of rows. */
export const countsMovies = (group: RowGroup): boolean =>
  group.kind === 'accepted together' ||
  group.kind === 'already watched' ||
  (group.kind === 'movies' && group.state !== 'not a movie')

export const keyOfGroup = (group: RowGroup): string => Object.values(group).join(' ')

export interface RowGroups {
  readonly facts: (of: HistoryKind, outcome: FactOutcome) => readonly number[]
  readonly movies: (state: LeftOutState) => readonly number[]
  /** How many movies, each of which may have several rows. */
  readonly movieCount: (state: LeftOutState) => number
  readonly inPart: (doubt: RowDoubt) => readonly number[]
  readonly leftOut: (reason: RowReason) => readonly LeftOutRow[]
  readonly acceptedTogether: readonly number[]
  /** How many movies. */
  readonly acceptedTogetherCount: number
  readonly alreadyWatched: readonly number[]
  /** How many movies. */
  readonly alreadyWatchedCount: number
}

const pushTo = <Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void => {
  const group = groups.get(key)
  if (group) group.push(item)
  else groups.set(key, [item])
}

/** Indices of the file's rows, or rows that could not be read. */
export const rowGroups = (history: ReadHistory, movies: readonly ResolvedMovie[], plan: HistoryPlan): RowGroups => {
  const facts = new Map<string, number[]>()
  for (const { kind, outcome, row } of plan.planned) pushTo(facts, `${kind} ${outcome}`, row)
  const states = new Map(movies.map(({ named, state }) => [named.key, state]))
  const byState = new Map<MovieState | undefined, number[]>()
  for (const [index, { named }] of history.rows.entries()) pushTo(byState, states.get(named.key), index)
  const movieCounts = new Map<MovieState, number>()
  for (const { state } of movies) movieCounts.set(state, (movieCounts.get(state) ?? 0) + 1)
  const together = new Set(movies.flatMap(({ named, isTogether }) => (isTogether ? [named.key] : [])))
  const inPart = doubtfulRows(history.rows)
  const leftOut = new Map<RowReason, LeftOutRow[]>()
  for (const row of history.leftOut) pushTo(leftOut, row.reason, row)
  return {
    facts: (of, outcome) => facts.get(`${of} ${outcome}`) ?? [],
    movies: (state) => byState.get(state) ?? [],
    movieCount: (state) => movieCounts.get(state) ?? 0,
    inPart: (doubt) => inPart.get(doubt) ?? [],
    leftOut: (reason) => leftOut.get(reason) ?? [],
    acceptedTogether: [...history.rows.entries()].flatMap(([index, { named }]) =>
      together.has(named.key) ? [index] : [],
    ),
    acceptedTogetherCount: together.size,
    alreadyWatched: plan.wishesAgain.rows,
    alreadyWatchedCount: plan.wishesAgain.rows.length > 0 ? plan.wishesAgain.movies : 0,
  }
}
