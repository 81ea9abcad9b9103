import { describe, expect, it } from 'vitest'
import { bareMovie } from '#tests/support/fixtures.ts'
import { createHttp } from '#tmdb/http.ts'
import { createMovieSource } from '#tmdb/movie-source.ts'
import { type Answer, failure, fakeTmdb, json } from './fake-tmdb.ts'

const open = (answer: Answer, language = 'en-US') => {
  const tmdb = fakeTmdb(answer)
  const http = createHttp({
    baseUrl: 'https://tmdb.test/3',
    apiKey: '',
    fetch: tmdb.fetch,
    now: () => 0,
    retries: false,
  })
  const pace = { run: <Result>(call: () => Promise<Result>) => call() }
  const preferences = { language, region: 'US', includeAdult: false }
  return { tmdb, source: createMovieSource(http, preferences, pace, new AbortController().signal) }
}

const alien = { id: 348, title: 'Alien', original_title: 'Alien', release_date: '1979-05-25', genre_ids: [27] }
const nothing = {
  movie_results: [],
  tv_results: [],
  tv_episode_results: [],
  tv_season_results: [],
  person_results: [],
}

describe('asking TMDB about a movie', () => {
  it('by its id is one small request, and null where TMDB has none', async () => {
    const { source, tmdb } = open(json(alien))
    const movie = { ...bareMovie(348, 'Alien'), releaseDate: '1979-05-25', genres: ['Horror'] }
    expect(await source.byTmdbId(348)).toEqual({ kind: 'movie', movie, titles: ['Alien', 'Alien'] })
    expect(tmdb.asked).toEqual(['/movie/348?language=en-US'])
    expect(await open(json({ status_code: 34 }, { status: 404 })).source.byTmdbId(1)).toBeNull()
  })

  it('by an id that was merged into another one gives the movie that TMDB answers with', async () => {
    const { source } = open(json(alien))
    expect(await source.byTmdbId(99)).toEqual({
      kind: 'movie',
      movie: expect.objectContaining({ id: 348 }),
      titles: ['Alien', 'Alien'],
    })
  })

  it.each([
    [
      'a movie',
      { movie_results: [alien] },
      { kind: 'movie', movie: expect.objectContaining({ id: 348 }), titles: ['Alien', 'Alien'] },
    ],
    ['a series', { tv_results: [{ id: 1 }] }, { kind: 'not a movie', found: 'series' }],
    ['an episode', { tv_episode_results: [{ id: 1 }] }, { kind: 'not a movie', found: 'episode' }],
    ['a person', { person_results: [{ id: 1 }] }, { kind: 'not a movie', found: 'person' }],
    ['nothing', {}, null],
  ])('by an id of IMDb gives %s', async (_, results, expected) => {
    const { source, tmdb } = open(json({ ...nothing, ...results }))
    expect(await source.byImdbId('tt0078748')).toEqual(expected)
    expect(tmdb.asked).toEqual(['/find/tt0078748?external_source=imdb_id&language=en-US'])
  })

  it('by its title gives both titles, without movies for adults', async () => {
    const { source, tmdb } = open(
      json({
        results: [
          { ...alien, original_title: 'Obcy' },
          { ...alien, id: 2, adult: true },
        ],
      }),
    )
    expect(await source.search('Alien', 1979)).toEqual([
      { movie: expect.objectContaining({ id: 348 }), titles: ['Alien', 'Obcy'] },
    ])
    await source.search('Alien', null)
    expect(tmdb.asked).toEqual([
      '/search/movie?query=Alien&language=en-US&include_adult=false&page=1&primary_release_year=1979',
      '/search/movie?query=Alien&language=en-US&include_adult=false&page=1',
    ])
    expect(source.searchInEnglish).toBeNull()
  })

  it('in another language also asks for English titles', async () => {
    const { source, tmdb } = open(json({ results: [] }), 'de-DE')
    await source.searchInEnglish?.('Alien', null)
    expect(tmdb.asked).toEqual(['/search/movie?query=Alien&language=en-US&include_adult=false&page=1'])
  })

  it('passes on what a 429 says, without asking again', async () => {
    const { source, tmdb } = open(json({}, { status: 429, headers: { 'Retry-After': '7' } }))
    const { status, retryAfterMs } = await failure(source.search('Alien', null))
    expect([status, retryAfterMs]).toEqual([429, 7000])
    expect(tmdb.requests).toHaveLength(1)
  })
})
