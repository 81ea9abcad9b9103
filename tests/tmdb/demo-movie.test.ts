import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { genreNames } from '#domain/movie/genres.ts'
import { movies, providers } from '#tmdb/demo/catalog.ts'
import { type Offers, offersOf, providersIn } from '#tmdb/demo/offers.ts'
import { recommendationsFor, similarity } from '#tmdb/demo/recommendations.ts'
import { type Page, read, titles } from './demo-responses.ts'

interface Named {
  readonly id: number
  readonly name: string
}

it('returns the recorded details of a movie', async () => {
  expect(await read('/movie/129')).toEqual({
    adult: false,
    backdrop_path: '/matinee-129-wide.svg',
    belongs_to_collection: null,
    budget: 0,
    genres: [
      { id: 16, name: 'Animation' },
      { id: 10751, name: 'Family' },
      { id: 14, name: 'Fantasy' },
    ],
    homepage: '',
    id: 129,
    imdb_id: 'tt0245429',
    origin_country: ['JP'],
    original_language: 'ja',
    original_title: '千と千尋の神隠し',
    overview: expect.stringMatching(/^[A-Z].*\.$/),
    popularity: 97.582,
    poster_path: '/matinee-129.svg',
    production_companies: [],
    production_countries: [{ iso_3166_1: 'JP', name: 'Japan' }],
    release_date: '2001-07-20',
    revenue: 0,
    runtime: 125,
    softcore: false,
    spoken_languages: [],
    status: 'Released',
    tagline: '',
    title: 'Spirited Away',
    video: false,
    vote_average: 8.533,
    vote_count: 18_206,
  })
})

it('lists the genres of a movie in the same order as in lists', async () => {
  const details = await Promise.all(movies().map(({ id }) => read<{ genres: Named[] }>(`/movie/${id}`)))
  expect(details.map(({ genres }) => genres.map(({ id }) => id))).toEqual(movies().map(({ genreIds }) => genreIds))
})

describe('in another language', () => {
  it('a movie keeps its title and has an empty overview, as on TMDB', async () => {
    const { title, overview } = await read<{ title: string; overview: string }>('/movie/129?language=de-DE')
    expect({ title, overview }).toEqual({ title: 'Spirited Away', overview: '' })
  })

  it('the genres are in English, because the app names them itself', async () => {
    const { genres } = await read<{ genres: Named[] }>('/genre/movie/list?language=de-DE')
    expect(Object.fromEntries(genres.map(({ id, name }) => [id, name]))).toEqual(genreNames)
  })
})

describe('videos', () => {
  const trailers = async (query: string) =>
    (await read<{ results: { name: string }[] }>(`/movie/157336/videos?${query}`)).results.map(({ name }) => name)

  it.each(['', 'language=en-US', 'language=de-DE&include_video_language=de,en,null'])(
    'are returned with "%s"',
    async (query) => {
      expect(await trailers(query)).toEqual([':60 International Trailer', 'Trailer 3', 'Trailer', 'Teaser Trailer'])
    },
  )

  it('are empty for another language, unless English ones are requested', async () => {
    expect(await trailers('language=de-DE')).toEqual([])
  })

  it('without a recorded name are trailers published on the release day', async () => {
    const { results } = await read<{ results: object[] }>('/movie/28/videos')
    expect(results).toEqual([
      expect.objectContaining({ name: 'Trailer', published_at: '1979-05-19T00:00:00.000Z', site: 'YouTube' }),
    ])
  })

  it('have a key of eleven characters and a publication time', () => {
    const videos = movies().flatMap((movie) => movie.videos)
    expect(videos.length).toBeGreaterThan(200)
    for (const { key, publishedAt, type } of videos) {
      expect(key).toMatch(/^[\w-]{11}$/)
      expect(publishedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/)
      expect(['Trailer', 'Teaser']).toContain(type)
    }
  })
})

describe('recommendations', () => {
  it.each([
    ['Star Wars', 11, ['The Empire Strikes Back', 'Return of the Jedi']],
    ['Rocky', 1366, ['Rocky II', 'Rocky IV']],
    ['Alien', 348, ['Prometheus', 'Blade Runner', 'Aliens']],
    ['The Dark Knight', 155, ['The Dark Knight Rises']],
    ['Spirited Away', 129, ["Howl's Moving Castle", 'Princess Mononoke', 'My Neighbor Totoro', 'Ponyo']],
    ['Psycho', 539, ['Vertigo', 'Rear Window', 'North by Northwest', 'The Birds']],
  ])('for %s start with related movies', async (_, id, kin) => {
    expect((await titles(`/movie/${id}/recommendations`)).slice(0, 6)).toEqual(expect.arrayContaining(kin))
  })

  it('never include the movie itself, and are at most forty', () => {
    for (const movie of movies()) {
      const recommended = recommendationsFor(movie)
      expect(recommended).not.toContain(movie)
      expect(recommended.length).toBeLessThanOrEqual(40)
    }
  })

  it('are at least four for almost all movies', () => {
    const lonely = movies().filter((movie) => recommendationsFor(movie).length < 4)
    expect(lonely.length).toBeLessThan(movies().length / 50)
  })

  const pairs = fc.tuple(fc.constantFrom(...movies()), fc.constantFrom(...movies()))

  it('use a symmetric similarity', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        expect(similarity(a, b)).toEqual(similarity(b, a))
      }),
    )
  })

  it('score why two movies are similar', () => {
    const [alien, aliens] = ['Alien', 'Aliens'].map((title) => movies().find((movie) => movie.title === title))
    expect(alien && aliens && similarity(alien, aliens)).toEqual({
      people: 2.5,
      title: 0,
      genres: expect.closeTo(1.967, 3),
      era: expect.closeTo(1.44, 5),
      language: 0.25,
    })
  })

  it('have similar movies next to them, regardless of who made those', async () => {
    const { results } = await read<Page>('/movie/348/similar')
    expect(results.map(({ title }) => title)).not.toContain('Alien')
    expect(results.length).toBeGreaterThan(0)
  })
})

describe('offers', () => {
  const regions = [...new Set(providers().flatMap(({ priorities }) => Object.keys(priorities)))]
  const groupsOf = (offers: Offers) => Object.entries(offers)

  it('list only providers of the region, the most important first', () => {
    fc.assert(
      fc.property(fc.constantFrom(...movies()), fc.constantFrom(...regions), (movie, region) => {
        const known = providersIn(region)
        for (const [, offered] of groupsOf(offersOf(movie, region))) {
          const places = offered.map((provider) => known.indexOf(provider))
          expect(places).not.toContain(-1)
          expect(places).toEqual([...places].sort((a, b) => a - b))
        }
      }),
    )
  })

  it('are the same for every request', async () => {
    expect(await read('/movie/348/watch/providers')).toEqual(await read('/movie/348/watch/providers'))
  })

  it.each(['US', 'GB', 'DE', 'FR', 'JP', 'BR'])('exist in %s for most but not all movies', (region) => {
    const without = movies().filter((movie) => groupsOf(offersOf(movie, region)).length === 0).length
    expect(without).toBeGreaterThan(movies().length * 0.05)
    expect(without).toBeLessThan(movies().length * 0.3)
  })

  it('cover every group', () => {
    const groups = movies().flatMap((movie) => groupsOf(offersOf(movie, 'US')).map(([group]) => group))
    expect([...new Set(groups)].sort()).toEqual(['ads', 'buy', 'flatrate', 'free', 'rent'])
  })

  it('omit regions where the movie is unavailable', async () => {
    const movie = movies().find((each) => groupsOf(offersOf(each, 'US')).length === 0)
    const { results } = await read<{ results: object }>(`/movie/${movie?.id}/watch/providers`)
    expect(Object.keys(results)).not.toContain('US')
    expect(Object.keys(results).length).toBeGreaterThan(5)
  })

  it('use anime providers only for Japanese animation', () => {
    for (const movie of movies()) {
      const isAnime = movie.language === 'ja' && movie.genreIds.includes(16)
      if (!isAnime) expect(JSON.stringify(offersOf(movie, 'US'))).not.toContain('Crunchyroll')
    }
  })
})

describe('the list of providers', () => {
  interface ProviderRow {
    readonly provider_id: number
    readonly display_priority: number
    readonly display_priorities: Readonly<Record<string, number>>
  }
  const list = async (query: string) =>
    (await read<{ results: ProviderRow[] }>(`/watch/providers/movie?${query}`)).results

  it('of a region has its providers and priorities, not sorted by priority', async () => {
    const rows = await list('watch_region=DE&language=de-DE')
    expect(rows).toHaveLength(25)
    const priorities = rows.map((row) => row.display_priority)
    expect(priorities).toEqual(rows.map((row) => row.display_priorities['DE']))
    expect(priorities).not.toEqual([...priorities].sort((a, b) => a - b))
  })

  it('without a region has all providers', async () => {
    expect(await list('')).toHaveLength(providers().length)
  })

  it('of an unknown region is empty', async () => {
    expect(await list('watch_region=XX')).toEqual([])
  })
})
