import { type Comparator, codeUnits } from '../values/sorting.ts'
import type { Movie } from './movie.ts'

export const personTabs = ['biography', 'acting', 'directing'] as const
export type PersonTab = (typeof personTabs)[number]

export const creditOrders = ['popular', 'rating', 'newest', 'oldest', 'title'] as const
export type CreditOrder = (typeof creditOrders)[number]

export const creditsPerPage = 12

export interface PersonView {
  readonly tab: PersonTab
  readonly actingPage: number
  readonly directingPage: number
  readonly order: CreditOrder
}

export const firstPersonView: PersonView = { tab: 'biography', actingPage: 1, directingPage: 1, order: 'popular' }

export const isPersonTab = (value: unknown): value is PersonTab => personTabs.some((tab) => tab === value)
export const isCreditOrder = (value: unknown): value is CreditOrder => creditOrders.some((order) => order === value)

export const creditComparators = (compare: Comparator<string>) => {
  const undatedLast: Comparator<Movie> = (one, other) =>
    Number(one.releaseDate === '') - Number(other.releaseDate === '')
  return {
    popular: (one, other) => other.popularity - one.popularity,
    rating: (one, other) => other.voteAverage - one.voteAverage,
    newest: (one, other) => codeUnits(other.releaseDate, one.releaseDate),
    oldest: (one, other) => undatedLast(one, other) || codeUnits(one.releaseDate, other.releaseDate),
    title: (one, other) => compare(one.title, other.title),
  } satisfies Record<CreditOrder, Comparator<Movie>>
}
