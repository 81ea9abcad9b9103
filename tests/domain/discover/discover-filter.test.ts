import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  filterConditions,
  filterFrom,
  filterOfTab,
  filterSearch,
  isFilterSearch,
  noFilter,
  withoutConditions,
} from '#domain/discover/discover-filter.ts'
import { filteredSteps, stepLength } from '#domain/discover/filtered-steps.ts'
import { bareMovie } from '#tests/support/fixtures.ts'

const read = (search: string) => {
  const parameters = new URLSearchParams(search)
  return filterFrom((name) => parameters.get(name))
}

const korean = {
  ...noFilter,
  genre: 'Thriller,Crime',
  without: 'Animation',
  year: '2000-2009',
  runtime: '-120',
  language: 'ko|ja',
  country: 'KR',
  rating: '7',
  votes: '500',
  age: 'PG-13',
  people: '21684,2524',
  keywords: '818',
  companies: '79',
  service: 'mine',
  offer: 'included',
  cinema: 'now',
  seen: 'no',
  listed: 'no',
  sort: 'vote_average.desc',
} as const

describe('a filter in the address', () => {
  it('is read as it was written, with its steps beside it', () => {
    const search = filterSearch(korean, 3)
    expect(isFilterSearch(search)).toBe(true)
    expect(search).toContain('genre=Thriller,Crime&')
    expect(search).toMatch(/&page=3$/)
    expect(read(search)).toEqual(korean)
  })

  it('is short where nothing is chosen', () => {
    expect(filterSearch(noFilter)).toBe('?tab=filter')
    expect(read('?tab=filter')).toEqual(noFilter)
  })

  it.each(filterConditions)('has no %s that makes no sense', (name) => {
    expect(read(`?tab=filter&${name}=%3Cb%3E`)).toEqual(noFilter)
  })

  it.each(filterConditions)('can lose its %s alone', (name) => {
    expect(withoutConditions(korean, [name])).toEqual({ ...korean, [name]: '' })
  })

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...filterConditions), fc.string(), (name, text) => {
        const filter = filterFrom((asked) => (asked === name ? text : null))
        expect(read(filterSearch(filter))).toEqual(filter)
      }),
    )
  })

  it('is no tab', () => {
    expect(['?tab=filters', '?tab=genre&filter=1', '', '?xtab=filter'].map(isFilterSearch)).not.toContain(true)
  })
})

it('starts with what narrows the tab of genres', () => {
  const filter = filterOfTab({ genreId: 53, sort: 'title.asc', services: [8, 119] })
  expect(filter).toEqual({ ...noFilter, genre: 'Thriller', service: '8,119', sort: 'title.asc' })
})

describe('Show more', () => {
  const pages = fc.array(
    fc
      .array(fc.integer({ min: 1, max: 90 }), { maxLength: 20 })
      .map((ids) => ({ results: ids.map((id) => bareMovie(id)) })),
    { maxLength: 12 },
  )
  const ids = (movies: readonly { readonly id: number }[]) => movies.map(({ id }) => id)

  it('never skips nor repeats a movie, whatever is left out and however often the provider repeats one', () => {
    fc.assert(
      fc.property(pages, fc.uniqueArray(fc.integer({ min: 1, max: 90 })), (all, leftOut) => {
        const isLeftOut = (id: number) => leftOut.includes(id)
        const expected = [...new Set(all.flatMap(({ results }) => ids(results)))].filter((id) => !isLeftOut(id))
        const shown: number[] = []
        for (let steps = 1, read = 1; ; ) {
          const { movies, isFilled, hasMore } = filteredSteps(all.slice(0, read), steps, ({ id }) => isLeftOut(id))
          // What is shown stays where it is while pages arrive.
          expect(ids(movies).slice(0, shown.length)).toEqual(shown)
          shown.splice(0, shown.length, ...ids(movies))
          if (!isFilled && read < all.length) read += 1
          else if (hasMore || (isFilled && read < all.length)) {
            expect(movies).toHaveLength(steps * stepLength)
            steps += 1
          } else break
        }
        expect(shown).toEqual(expected)
      }),
    )
  })
})
