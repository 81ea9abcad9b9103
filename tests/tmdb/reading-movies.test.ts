import { describe, expect, it } from 'vitest'
import { snapshotOf } from '#domain/movie/movie.ts'
import { bareMovie } from '#tests/support/fixtures.ts'
import { createHttp } from '#tmdb/http.ts'
import { createProvider, type Provider } from '#tmdb/provider.ts'
import { fakeTmdb } from './fake-tmdb.ts'
import { inCamelCase, listing, matrix, reading, theMatrix } from './reading.ts'

describe('a movie in a list', () => {
  it('is converted to camelCase with English genre names', async () => {
    expect((await listing(matrix).trending()).results).toEqual([theMatrix])
  })

  it('can be in camelCase', async () => {
    expect((await listing(inCamelCase(matrix)).trending()).results).toEqual([theMatrix])
  })

  it.each([
    ['nothing but its id', { id: 1 }],
    ['nulls everywhere', { ...Object.fromEntries(Object.keys(matrix).map((name) => [name, null])), id: 1 }],
    ['wrong types everywhere', { ...Object.fromEntries(Object.keys(matrix).map((name) => [name, {}])), id: 1 }],
    ['dates that are none', { id: 1, release_date: '31.3.1999' }],
    [
      'images that are not a path of an image host',
      { id: 1, poster_path: '/../a.jpg', backdrop_path: 'https://x/y.jpg' },
    ],
    ['numbers out of range', { id: 1, vote_average: 11, vote_count: -1, popularity: -0.5, runtime: -90 }],
    ['genres that the specification does not name', { id: 1, genre_ids: [1, '28', null] }],
  ])('has defaults for missing fields: %s', async (_, row) => {
    expect((await listing(row).trending()).results).toEqual([bareMovie(1, 'Unknown Movie')])
  })

  it('reads infinite numbers as missing', async () => {
    const { fetch } = fakeTmdb(() => new Response('{"results":[{"id":1,"popularity":1e999}],"total_pages":1e999}'))
    const http = createHttp({ baseUrl: 'https://tmdb.test/3', apiKey: '', fetch, now: () => 0 })
    const provider = createProvider(http, { language: 'en-US', region: 'US', includeAdult: false })
    expect(await provider.trending()).toEqual({
      page: 1,
      totalPages: 1,
      totalResults: 1,
      results: [bareMovie(1, 'Unknown Movie')],
    })
  })

  it('has the beginning of a text that no movie could need, and its snapshot less of it', async () => {
    const { results } = await listing({ id: 1, title: 'Alien'.repeat(200), overview: 'x'.repeat(1_000_000) }).trending()
    const [found] = results
    expect(found?.overview.length).toBe(20_000)
    const snapshot = found && snapshotOf(found)
    expect([snapshot?.title.length, snapshot?.overview.length]).toEqual([500, 5000])
  })

  it('falls back to the original title', async () => {
    const { results } = await listing({ id: 1, title: '', original_title: '749局' }).trending()
    expect(results[0]?.title).toBe('749局')
  })

  it('removes zero-width characters, normalizes line ends, and keeps joiners inside words', async () => {
    const { results } = await listing({
      id: 1,
      title: '\uFEFF Al\u200Bien\u200D ',
      overview: 'می‌خواهم\r\nb\rc',
    }).trending()
    expect(results).toEqual([{ ...bareMovie(1, 'Alien'), overview: 'می‌خواهم\nb\nc' }])
  })
})

describe('a list', () => {
  it('drops invalid rows and keeps the others', async () => {
    const odd = [null, 'x', [], {}, { id: '603' }, { id: 0 }, { id: 1.5 }, { id: 12_345_678_901 }]
    expect((await listing(...odd, matrix).trending()).results).toEqual([theMatrix])
  })

  it('uses twenty rows at most', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: index + 1 }))
    const { results } = await listing(...rows).trending()
    expect(results.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('drops duplicates by id', async () => {
    expect((await listing(matrix, { ...matrix, title: 'Again' }).trending()).results).toEqual([theMatrix])
  })

  it.each<[string, (provider: Provider) => Promise<{ readonly results: readonly { readonly id: number }[] }>]>([
    ['trending', (provider) => provider.trending()],
    ['a search', (provider) => provider.search('matrix')],
    ['recommendations', (provider) => provider.recommendations(1)],
  ])('omits adult movies from %s unless enabled', async (_, call) => {
    const body = { results: [matrix, { id: 2, adult: true }], total_pages: 1, total_results: 2 }
    const ids = async (provider: Provider) => (await call(provider)).results.map(({ id }) => id)
    expect(await ids(reading(body))).toEqual([603])
    expect(await ids(reading(body, { includeAdult: true }))).toEqual([603, 2])
  })

  it.each([
    ['is capped', { results: [matrix], total_pages: 57_004, total_results: 1_140_066 }, 10],
    ['is kept below the cap', { results: [matrix], total_pages: 3, total_results: 41 }, 3],
    ['is 0 without results', { results: [], total_pages: 1, total_results: 0 }, 0],
    ['is known beyond the last page', { results: [], total_pages: 2, total_results: 40 }, 2],
    ['is the requested page when missing', { results: [matrix] }, 1],
  ])('has a number of pages that %s', async (_, body, totalPages) => {
    expect((await reading(body).trending()).totalPages).toBe(totalPages)
  })
})

describe('the details of a movie', () => {
  const details = {
    ...matrix,
    genre_ids: undefined,
    genres: [{ id: 28, name: 'Aktion' }, { id: 7, name: 'Cyberpunk' }, 'Drama', { id: 8 }, null],
    runtime: 136,
    original_language: 'en',
    imdb_id: 'tt0133093',
    origin_country: ['US', 'usa', null],
    production_companies: [
      { id: 79, name: 'Village Roadshow Pictures', logo_path: null },
      { id: 0, name: 'None' },
      null,
    ],
    production_countries: [
      { iso_3166_1: 'US', name: 'United States' },
      { iso_3166_1: 'AU' },
      { iso_3166_1: 'usa' },
      null,
    ],
    credits: {
      cast: [
        { id: 6384, name: 'Keanu Reeves', character: 'Neo', profile_path: '/k.jpg' },
        { id: 2975, name: 'Laurence Fishburne', character: '', profile_path: null },
        { id: 6384, name: 'Keanu Reeves', character: 'Thomas Anderson', profile_path: '/k.jpg' },
        { id: 6384, name: 'Keanu Reeves', character: 'Neo', profile_path: '/k.jpg' },
        { id: 9, name: ' ' },
      ],
      crew: [
        { id: 9340, name: 'Lana Wachowski', job: 'Writer', profile_path: null },
        { id: 9340, name: 'Lana Wachowski', job: 'Director', profile_path: null },
        { id: 9341, name: 'Joel Silver', job: 'Producer', profile_path: '/s.jpg' },
      ],
    },
    videos: {
      results: [
        {
          key: 'abc-DEF_123',
          site: 'YouTube',
          type: 'Trailer',
          name: 'Official',
          published_at: '2020-01-01T00:00:00.000Z',
          iso_639_1: 'en',
        },
        { key: '"><script>', site: 'YouTube', type: 'Trailer' },
      ],
    },
  }
  const readDetails = {
    ...theMatrix,
    genres: ['Action', 'Cyberpunk', 'Drama'],
    runtime: 136,
    overviewLanguage: 'en-US',
    countries: ['US', 'AU'],
    originCountries: ['US'],
    companies: [{ id: 79, name: 'Village Roadshow Pictures' }],
    originalLanguage: 'en',
    imdbId: 'tt0133093',
    franchise: null,
    cast: [
      { id: 6384, name: 'Keanu Reeves', character: 'Neo / Thomas Anderson', profilePath: '/k.jpg' },
      { id: 2975, name: 'Laurence Fishburne', character: '', profilePath: null },
    ],
    crew: [
      { id: 9340, name: 'Lana Wachowski', jobs: ['Director', 'Writer'], profilePath: null },
      { id: 9341, name: 'Joel Silver', jobs: ['Producer'], profilePath: '/s.jpg' },
    ],
    videos: [
      {
        key: 'abc-DEF_123',
        site: 'YouTube',
        type: 'Trailer',
        name: 'Official',
        publishedAt: '2020-01-01T00:00:00.000Z',
        language: 'en',
      },
    ],
  }

  it('contain each person once with all jobs joined, and videos with a safe key', async () => {
    expect(await reading(details).movie(603)).toEqual(readDetails)
  })

  it('can be in camelCase', async () => {
    expect(await reading(inCamelCase(details)).movie(603)).toEqual(readDetails)
  })

  it.each([
    { credits: null, videos: null },
    { credits: 5, videos: [] },
    { credits: { cast: {} }, videos: { results: 1 } },
  ])('have no people and videos when these are missing: %j', async (odd) => {
    const empty = {
      ...theMatrix,
      overviewLanguage: 'en-US',
      countries: [],
      originCountries: [],
      companies: [],
      originalLanguage: '',
      imdbId: '',
      franchise: null,
      cast: [],
      crew: [],
      videos: [],
    }
    expect(await reading({ ...matrix, ...odd }).movie(603)).toEqual(empty)
  })
})
