import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProviderError } from '#domain/movie/provider-error.ts'
import { runs } from '#tests/support/properties.ts'
import type { Provider } from '#tmdb/provider.ts'
import { listing, matrix, reading } from './reading.ts'

const calls: readonly [string, (provider: Provider) => Promise<unknown>][] = [
  ['search', (provider) => provider.search('x')],
  ['findByImdbId', (provider) => provider.findByImdbId('tt0078748')],
  ['movie', (provider) => provider.movie(1)],
  ['recommendations', (provider) => provider.recommendations(1)],
  ['videos', (provider) => provider.videos(1)],
  ['offers', (provider) => provider.offers(1)],
  ['genreList', (provider) => provider.genreList()],
  ['trending', (provider) => provider.trending()],
  ['discoverByServices', (provider) => provider.discoverByServices({ services: [8] })],
  ['services', (provider) => provider.services()],
  ['discoverByGenre', (provider) => provider.discoverByGenre({ genreId: 28 })],
  ['person', (provider) => provider.person(1)],
  ['searchPeople', (provider) => provider.searchPeople('x')],
  ['personCredits', (provider) => provider.personCredits(1)],
]

describe.each(calls)('a response to %s', (_, call) => {
  it.each([
    ['null', null],
    ['an array', []],
    ['a string', 'text'],
    ['an object without the required fields', { success: true }],
    ['a list of invalid rows', { results: [1], genres: [1], cast: [1], id: 'x' }],
  ])('is malformed when it is %s', async (_, body) => {
    await expect(call(reading(body))).rejects.toThrow('TMDB API error: 200 Malformed response')
  })

  const keys = fc.constantFrom(
    'id',
    'results',
    'genres',
    'cast',
    'crew',
    'credits',
    'videos',
    'US',
    '__proto__',
    'title',
  )
  const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.jsonValue({ maxDepth: 1 }),
      fc.constantFrom(1, 'name', '/a.jpg'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(keys, tie('value'), { maxKeys: 5 }),
    ),
  }))

  it('is either parsed or malformed, for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const error = await call(reading(body)).then(
          () => null,
          (reason: unknown) => reason,
        )
        expect(error === null || (error instanceof ProviderError && error.kind === 'malformed')).toBe(true)
      }),
      { numRuns: runs(150) },
    )
  })
})

describe('a page of movies', () => {
  const rows = fc.array(
    fc.record(
      {
        id: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.jsonValue()),
        title: fc.oneof(fc.string(), fc.jsonValue()),
        poster_path: fc.oneof(fc.constantFrom('/a.jpg', '/a.gif', 'a.jpg', '/../a.png'), fc.jsonValue()),
        vote_average: fc.oneof(fc.double(), fc.jsonValue()),
        genre_ids: fc.oneof(fc.array(fc.constantFrom(28, 12, 5)), fc.jsonValue()),
        adult: fc.oneof(fc.boolean(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 8 },
  )

  it('contains each id once and only valid values, for any rows', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (list) => {
        const { results } = await listing(matrix, ...list).trending()
        expect(new Set(results.map(({ id }) => id)).size).toBe(results.length)
        for (const movie of results) {
          expect(Number.isInteger(movie.id) && movie.id > 0).toBe(true)
          expect(movie.posterPath ?? '/none.jpg').toMatch(/^\/[\w-]+\.(jpg|png|svg)$/)
          expect(movie.voteAverage >= 0 && movie.voteAverage <= 10).toBe(true)
          expect(movie.adult).toBe(false)
        }
      }),
    )
  })
})
