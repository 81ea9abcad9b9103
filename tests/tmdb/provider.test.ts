import { describe, expect, it } from 'vitest'
import { createHttp } from '#tmdb/http.ts'
import { createProvider, type Preferences, type Provider } from '#tmdb/provider.ts'
import { type Answer, fakeTmdb, json, offline, text } from './fake-tmdb.ts'

const open = (answers: readonly Answer[], preferences: Partial<Preferences> = {}) => {
  const tmdb = fakeTmdb(...answers)
  const http = createHttp({ baseUrl: 'https://tmdb.test/3', apiKey: '', fetch: tmdb.fetch, now: () => 0 })
  const wanted = { language: 'de-DE', region: 'AT', includeAdult: false, ...preferences }
  return { tmdb, provider: createProvider(http, wanted) }
}

const anything: Answer = (request) => {
  const results = request.url.includes('/603/watch/providers') ? {} : []
  const id = Number(/\d+/.exec(new URL(request.url).pathname.slice(2))?.[0] ?? 1)
  return json({
    id,
    overview: 'Text',
    biography: 'Text',
    results,
    genres: [],
    cast: [],
    movie_results: [],
    person_results: [],
  })(request)
}
const german = 'include_video_language=de,en,null'

describe('each method', () => {
  it.each<[string, (provider: Provider) => Promise<unknown>, string]>([
    ['search', (p) => p.search(' alien ', 2), '/search/movie?query=alien&language=de-DE&include_adult=false&page=2'],
    [
      'searchPeople',
      (p) => p.searchPeople(' hanks '),
      '/search/person?query=hanks&language=de-DE&include_adult=false&page=1',
    ],
    ['findByImdbId', (p) => p.findByImdbId('tt0133093'), '/find/tt0133093?external_source=imdb_id&language=de-DE'],
    ['movie', (p) => p.movie(603), `/movie/603?language=de-DE&append_to_response=videos,credits&${german}`],
    ['recommendations', (p) => p.recommendations(603), '/movie/603/recommendations?language=de-DE&page=1'],
    ['videos', (p) => p.videos(603), `/movie/603/videos?language=de-DE&${german}`],
    ['offers', (p) => p.offers(603), '/movie/603/watch/providers'],
    ['genreList', (p) => p.genreList(), '/genre/movie/list?language=de-DE'],
    ['trending', (p) => p.trending(3), '/trending/movie/week?language=de-DE&page=3'],
    [
      'discoverByServices',
      (p) => p.discoverByServices({ services: [8, 119], page: 2 }),
      '/discover/movie?language=de-DE&sort_by=popularity.desc&vote_count.gte=100&with_watch_providers=8|119&watch_region=AT&include_adult=false&page=2',
    ],
    ['watchProviders', (p) => p.services(), '/watch/providers/movie?language=de-DE&watch_region=AT'],
    [
      'discoverByGenre',
      (p) => p.discoverByGenre({ genreId: 28 }),
      '/discover/movie?language=de-DE&with_genres=28&sort_by=popularity.desc&vote_count.gte=50&include_adult=false&page=1',
    ],
    [
      'discoverByGenre with services',
      (p) => p.discoverByGenre({ genreId: 28, sort: 'title.asc', page: 4, services: [8] }),
      '/discover/movie?language=de-DE&with_genres=28&sort_by=title.asc&vote_count.gte=50&include_adult=false&with_watch_providers=8&watch_region=AT&page=4',
    ],
    ['person', (p) => p.person(6384), '/person/6384?language=de-DE'],
    ['personCredits', (p) => p.personCredits(6384), '/person/6384/movie_credits?language=de-DE'],
  ])('%s requests its path with its parameters', async (_, call, asked) => {
    const { tmdb, provider } = open([anything])
    await call(provider)
    expect(tmdb.asked.map((url) => url.replaceAll('+', ' '))).toEqual([asked])
  })

  it('requests adult movies when enabled', async () => {
    const { tmdb, provider } = open([anything], { includeAdult: true })
    await provider.search('x')
    await provider.discoverByGenre({ genreId: 28 })
    await provider.discoverByServices({ services: [8] })
    expect(tmdb.asked.map((url) => url.includes('include_adult=true'))).toEqual([true, true, true])
  })

  it('lists English once among the video languages', async () => {
    const { tmdb, provider } = open([anything], { language: 'en-US' })
    await provider.videos(1)
    expect(tmdb.asked).toEqual(['/movie/1/videos?language=en-US&include_video_language=en,null'])
  })

  it.each([
    ['release_date.desc', 'primary_release_date.desc'],
    ['release_date.asc', 'primary_release_date.asc'],
    ['vote_average.desc', 'vote_average.desc'],
  ] as const)('sends the order %s as %s', async (sort, sent) => {
    const { tmdb, provider } = open([anything])
    await provider.discoverByGenre({ genreId: 28, sort })
    expect(new URL(tmdb.requests[0]?.url ?? '').searchParams.get('sort_by')).toBe(sent)
  })

  it('never requests a page below 1 or beyond the limit', async () => {
    const { tmdb, provider } = open([anything])
    await provider.trending(11)
    await provider.search('x', 99)
    await provider.discoverByServices({ services: [8], page: 11 })
    await provider.discoverByGenre({ genreId: 28, page: 501 })
    await provider.recommendations(1, 501)
    await provider.trending(0)
    await provider.trending(Number.NaN)
    const pages = tmdb.requests.map(({ url }) => new URL(url).searchParams.get('page'))
    expect(pages).toEqual(['10', '10', '10', '500', '500', '1', '1'])
  })
})

describe('invalid input', () => {
  it.each(['', '  ', '\n\t'])('returns nothing for the blank query %j', async (query) => {
    const { tmdb, provider } = open([anything])
    expect(await provider.search(query)).toEqual({ page: 1, totalPages: 0, totalResults: 0, results: [] })
    expect(await provider.searchPeople(query)).toEqual([])
    expect(tmdb.asked).toEqual([])
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000])('rejects the id %d', async (id) => {
    const { tmdb, provider } = open([anything])
    const asks = [
      provider.movie(id),
      provider.recommendations(id),
      provider.videos(id),
      provider.offers(id),
      provider.person(id),
      provider.personCredits(id),
      provider.discoverByGenre({ genreId: id }),
    ]
    const outcomes = await Promise.allSettled(asks)
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
      asks.map(() => expect.objectContaining({ kind: 'refused', message: 'TMDB API error: 404 Not Found' })),
    )
    expect(tmdb.asked).toEqual([])
  })

  it('omits invalid provider ids', async () => {
    const { tmdb, provider } = open([anything])
    await provider.discoverByGenre({ genreId: 28, services: [-1, 1.5] })
    expect(tmdb.asked[0]).not.toMatch(/watch_/)
  })
})

describe('a response with another id', () => {
  it.each<[string, (provider: Provider) => Promise<unknown>]>([
    ['movie', (p) => p.movie(603)],
    ['videos', (p) => p.videos(603)],
    ['offers', (p) => p.offers(603)],
    ['person', (p) => p.person(603)],
    ['personCredits', (p) => p.personCredits(603)],
  ])('is an error for %s', async (_, call) => {
    const { provider } = open([json({ id: 604, name: 'Neo', results: [], cast: [] })])
    await expect(call(provider)).rejects.toThrow('Malformed response')
  })
})

describe('a text missing in the chosen language', () => {
  const empty = json({ id: 1, overview: '', biography: '' })
  const english = json({ id: 1, title: 'English title', overview: 'A film.', biography: 'A life.' })

  it('is requested once in English, and marked as such', async () => {
    const { tmdb, provider } = open([empty, english])
    const { title, overview, overviewLanguage } = await provider.movie(1)
    expect({ title, overview, overviewLanguage }).toEqual({
      title: 'Unknown Movie',
      overview: 'A film.',
      overviewLanguage: 'en-US',
    })
    expect(tmdb.asked[1]).toBe('/movie/1?language=en-US')
  })

  it('is requested in English for a biography too', async () => {
    const { tmdb, provider } = open([empty, english])
    const { biography, biographyLanguage } = await provider.person(1)
    expect({ biography, biographyLanguage }).toEqual({ biography: 'A life.', biographyLanguage: 'en-US' })
    expect(tmdb.asked[1]).toBe('/person/1?language=en-US')
  })

  it('is not requested again when it exists', async () => {
    const { tmdb, provider } = open([english])
    expect((await provider.movie(1)).overviewLanguage).toBe('de-DE')
    expect(tmdb.asked).toHaveLength(1)
  })

  it('is not requested again when the language is English', async () => {
    const { tmdb, provider } = open([empty], { language: 'en-US' })
    expect((await provider.movie(1)).overview).toBe('')
    expect((await provider.person(1)).biography).toBe('')
    expect(tmdb.asked).toHaveLength(2)
  })

  it.each<[string, Answer]>([
    ['is empty too', empty],
    ['is unreachable', offline],
    ['fails', text('', { status: 500 })],
    ['is malformed', text('<html>')],
    ['has another id', json({ id: 2, overview: 'Another film.' })],
  ])('stays empty in the chosen language when the English response %s', async (_, answer) => {
    const { provider } = open([empty, answer])
    const { overview, overviewLanguage } = await provider.movie(1)
    expect({ overview, overviewLanguage }).toEqual({ overview: '', overviewLanguage: 'de-DE' })
  })

  it('rejects with the abort reason', async () => {
    const controller = new AbortController()
    const { provider } = open([
      empty,
      () => {
        controller.abort()
        return new Promise(() => {})
      },
    ])
    const outcome = await provider.movie(1, { signal: controller.signal }).catch((error: unknown) => error)
    expect(controller.signal.aborted).toBe(true)
    expect(outcome).toBe(controller.signal.reason)
  })
})

describe('an abort', () => {
  it('reaches every method', async () => {
    const { tmdb, provider } = open([anything])
    const options = { signal: AbortSignal.abort('left') }
    const outcomes = await Promise.allSettled([
      provider.search('x', 1, options),
      provider.movie(1, options),
      provider.recommendations(1, 1, options),
      provider.videos(1, options),
      provider.offers(1, options),
      provider.genreList(options),
      provider.trending(1, options),
      provider.discoverByServices({ services: [8] }, options),
      provider.services(options),
      provider.discoverByGenre({ genreId: 28 }, options),
      provider.person(1, options),
      provider.personCredits(1, options),
    ])
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 'rejected', reason: 'left' })))
    expect(tmdb.asked).toEqual([])
  })
})
