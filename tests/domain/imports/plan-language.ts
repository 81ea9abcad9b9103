import { generateNKeysBetween as keysBetween } from 'fractional-indexing'
import { type HistoryPlan, planHistory } from '#domain/imports/plan.ts'
import type { Precedence } from '#domain/imports/planned.ts'
import type { HistoryFact, HistoryList, HistoryRow } from '#domain/imports/read-history.ts'
import { emptyLibrary, type Library, type Viewing } from '#domain/records/library.ts'
import { snapshot } from '../../support/fixtures.ts'

export const now = '2026-11-20T12:00:00.000Z'
export const later = '2026-11-21T12:00:00.000Z'

export type Said = readonly [title: string, ...facts: readonly HistoryFact[]]

export const row = (file: string, [title, ...facts]: Said, index: number): HistoryRow => ({
  origin: { file, line: index + 2 },
  named: { key: title, title, isMovie: true },
  facts,
  doubts: [],
})

interface Given {
  readonly library?: Library
  readonly lists?: readonly HistoryList[]
  readonly wins?: Precedence
  readonly at?: string
  readonly wantsAgain?: boolean
}

/** The rows of each file, in order. */
export const planOf = (files: Readonly<Record<string, readonly Said[]>>, given: Given = {}): HistoryPlan => {
  const { library = emptyLibrary, lists = [], wins = 'newer', at = now, wantsAgain = false } = given
  const rows = Object.entries(files).flatMap(([file, said]) => said.map((line, index) => row(file, line, index)))
  const movies = new Map(rows.map(({ named }) => [named.key, snapshot(named.title)]))
  const precedences = { viewings: wins, ratings: wins, notes: wins, watchlist: wins, collections: wins }
  return planHistory(library, { history: { rows, lists }, movies, precedences, wantsAgain, keysBetween }, at)
}

export const seen = (watchedAt: string | null, own: Pick<Viewing, 'rating' | 'note' | 'tags'> = {}): HistoryFact => ({
  kind: 'viewing',
  watchedAt,
  ...own,
})
export const rated = (rating: number, ratedAt: string | null = null): HistoryFact => ({
  kind: 'rating',
  rating,
  ratedAt,
})
export const wanted: HistoryFact = { kind: 'watchlist', addedAt: null, status: 'want-to-watch' }
export const on = (list: string, position: number | null = null): HistoryFact => ({
  kind: 'listed',
  list,
  position,
  addedAt: null,
})
export const list = (id: string, name = id): HistoryList => ({ id, name, description: '', createdAt: null })

export const viewingsIn = ({ watchHistory }: Library) =>
  watchHistory.flatMap(({ movie, plays = [] }) => plays.map(({ watchedAt }) => `${movie?.title} ${watchedAt}`))
export const outcomesIn = ({ planned }: HistoryPlan) => planned.map(({ kind, outcome }) => `${kind} ${outcome}`)
