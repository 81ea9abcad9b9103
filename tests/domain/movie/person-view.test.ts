import { describe, expect, it } from 'vitest'
import type { Movie } from '#domain/movie/movie.ts'
import {
  type CreditOrder,
  creditComparators,
  creditOrders,
  isCreditOrder,
  isPersonTab,
} from '#domain/movie/person-view.ts'
import { movie } from '#tests/support/fixtures.ts'

const movies: readonly Movie[] = [
  movie('Film 10', { popularity: 5, voteAverage: 7, releaseDate: '2001-01-01' }),
  movie('film 9', { popularity: 9, voteAverage: 6, releaseDate: '' }),
  movie('Énigme', { popularity: 7, voteAverage: 9, releaseDate: '2020-06-01' }),
  movie('Zulu', { popularity: 5, voteAverage: 7, releaseDate: '1964-01-22' }),
]
const sorted = (order: CreditOrder) => {
  const compare = creditComparators(new Intl.Collator('en-US', { numeric: true }).compare)[order]
  return movies.toSorted(compare).map(({ title }) => title)
}

describe("the sort orders of a person's movies", () => {
  it.each<[CreditOrder, readonly string[]]>([
    ['popular', ['film 9', 'Énigme', 'Film 10', 'Zulu']],
    ['rating', ['Énigme', 'Film 10', 'Zulu', 'film 9']],
    ['newest', ['Énigme', 'Film 10', 'Zulu', 'film 9']],
    ['oldest', ['Zulu', 'Film 10', 'Énigme', 'film 9']],
    ['title', ['Énigme', 'film 9', 'Film 10', 'Zulu']],
  ])('%s keeps equal movies in their original order, and undated ones last', (order, titles) => {
    expect(sorted(order)).toEqual(titles)
  })

  it('are the five of the specification', () => {
    expect(creditOrders).toEqual(['popular', 'rating', 'newest', 'oldest', 'title'])
  })
})

it.each([
  ['acting', true, false],
  ['oldest', false, true],
  ['toString', false, false],
  [null, false, false],
  [1, false, false],
])('%s is a tab: %s, a sort order: %s', (value, tab, order) => {
  expect([isPersonTab(value), isCreditOrder(value)]).toEqual([tab, order])
})
