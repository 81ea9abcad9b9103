import { describe, expect, it } from 'vitest'
import { createDemoHandler } from '#tmdb/demo/handler.ts'
import { ask, read, shapeOf } from './demo-responses.ts'

const listRow = {
  adult: 'boolean',
  backdrop_path: 'string',
  genre_ids: ['number'],
  id: 'number',
  original_language: 'string',
  original_title: 'string',
  overview: 'string',
  popularity: 'number',
  poster_path: 'string',
  release_date: 'string',
  softcore: 'boolean',
  title: 'string',
  video: 'boolean',
  vote_average: 'number',
  vote_count: 'number',
}
const mediaRow = { ...listRow, media_type: 'string' }
const pageOf = (row: object) => ({ page: 'number', results: [row], total_pages: 'number', total_results: 'number' })
const personRow = {
  adult: 'boolean',
  gender: 'number',
  id: 'number',
  known_for_department: 'string',
  name: 'string',
  original_name: 'string',
  popularity: 'number',
  profile_path: 'string',
}
const credits = {
  cast: [{ ...personRow, cast_id: 'number', character: 'string', credit_id: 'string', order: 'number' }],
  crew: [{ ...personRow, credit_id: 'string', department: 'string', job: 'string' }],
}
const videos = {
  results: [
    {
      id: 'string',
      iso_3166_1: 'string',
      iso_639_1: 'string',
      key: 'string',
      name: 'string',
      official: 'boolean',
      published_at: 'string',
      site: 'string',
      size: 'number',
      type: 'string',
    },
  ],
}
const details = {
  adult: 'boolean',
  backdrop_path: 'string',
  belongs_to_collection: null,
  budget: 'number',
  genres: [{ id: 'number', name: 'string' }],
  homepage: 'string',
  id: 'number',
  imdb_id: 'string',
  origin_country: ['string'],
  original_language: 'string',
  original_title: 'string',
  overview: 'string',
  popularity: 'number',
  poster_path: 'string',
  production_companies: [],
  production_countries: [{ iso_3166_1: 'string', name: 'string' }],
  release_date: 'string',
  revenue: 'number',
  runtime: 'number',
  softcore: 'boolean',
  spoken_languages: [],
  status: 'string',
  tagline: 'string',
  title: 'string',
  video: 'boolean',
  vote_average: 'number',
  vote_count: 'number',
}

describe('each response has the fields of TMDB', () => {
  it.each([
    ['/search/movie?query=the', pageOf(listRow)],
    ['/search/person?query=tom%20hanks', pageOf({ ...personRow, known_for: [mediaRow] })],
    ['/movie/157336', details],
    ['/movie/157336?append_to_response=videos,credits', { ...details, videos, credits }],
    [
      '/movie/157336?append_to_response=recommendations,similar,nothing',
      { ...details, recommendations: pageOf(mediaRow), similar: pageOf(listRow) },
    ],
    ['/movie/157336/recommendations', pageOf(mediaRow)],
    ['/movie/157336/similar', pageOf(listRow)],
    ['/movie/157336/videos', { id: 'number', ...videos }],
    ['/movie/157336/credits', { id: 'number', ...credits }],
    ['/genre/movie/list', { genres: [{ id: 'number', name: 'string' }] }],
    ['/trending/movie/week', pageOf(mediaRow)],
    ['/trending/movie/day', pageOf(mediaRow)],
    ['/discover/movie', pageOf(listRow)],
    [
      '/person/31',
      {
        adult: 'boolean',
        also_known_as: [],
        biography: 'string',
        birthday: 'string',
        deathday: null,
        gender: 'number',
        homepage: null,
        id: 'number',
        imdb_id: 'string',
        known_for_department: 'string',
        name: 'string',
        place_of_birth: 'string',
        popularity: 'number',
        profile_path: 'string',
      },
    ],
    [
      '/person/578/movie_credits',
      {
        cast: [],
        crew: [{ ...listRow, credit_id: 'string', department: 'string', job: 'string' }],
        id: 'number',
      },
    ],
    [
      '/person/10205/movie_credits',
      {
        cast: [{ ...listRow, character: 'string', credit_id: 'string', order: 'number' }],
        crew: [],
        id: 'number',
      },
    ],
  ])('%s', async (call, shape) => {
    expect(shapeOf(await read(call))).toEqual(shape)
  })

  const providerRow = {
    display_priority: 'number',
    logo_path: 'string',
    provider_id: 'number',
    provider_name: 'string',
  }

  it('/watch/providers/movie', async () => {
    const { results } = await read<{ results: { display_priorities: object }[] }>('/watch/providers/movie')
    expect(
      shapeOf(results.map((row) => ({ ...row, display_priorities: Object.values(row.display_priorities) }))),
    ).toEqual([{ ...providerRow, display_priorities: ['number'] }])
  })

  it('/movie/{id}/watch/providers', async () => {
    const { id, results } = await read<{ id: number; results: Record<string, { link: string }> }>(
      '/movie/157336/watch/providers',
    )
    expect(id).toBe(157336)
    for (const { link, ...groups } of Object.values(results)) {
      expect(link).toMatch(/^https:\/\/www\.themoviedb\.org\/movie\/157336-interstellar\/watch\?locale=[A-Z]{2}$/)
      expect(shapeOf(Object.values(groups))).toEqual([[providerRow]])
    }
    const appended = await read<{ 'watch/providers': object }>('/movie/157336?append_to_response=watch/providers')
    expect(appended['watch/providers']).toEqual({ results })
  })
})

const notFound = {
  success: false,
  status_code: 34,
  status_message: 'The resource you requested could not be found.',
}
const invalidKey = {
  success: false,
  status_code: 7,
  status_message: 'Invalid API key: You must be granted a valid key.',
}

describe('like TMDB, the handler rejects', () => {
  it.each([
    '/movie/999999999',
    '/movie/0',
    '/movie/abc',
    '/movie/999999999/videos',
    '/movie/157336/lists',
    '/movie/157336/constructor',
    '/person/999999999',
    '/person/999999999/movie_credits',
    '/tv/1399',
    '/',
  ])('%s, which does not exist', async (call) => {
    expect(await ask(call)).toEqual({ status: 404, body: notFound })
  })

  it('an invalid key, before anything else', async () => {
    expect(await ask('/movie/999999999?api_key=refused')).toEqual({ status: 401, body: invalidKey })
    expect(await ask('/genre/movie/list', { headers: { Authorization: 'Bearer refused' } })).toEqual({
      status: 401,
      body: invalidKey,
    })
    expect((await ask('/genre/movie/list?api_key=any-other')).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('the method %s', async (method) => {
    const response = await createDemoHandler()(new Request('https://api.themoviedb.org/3/movie/348', { method }))
    expect(response.status).toBe(405)
  })

  it('an appended list with an invalid page', async () => {
    expect((await ask('/movie/348?append_to_response=recommendations&page=501')).status).toBe(400)
  })
})

describe('the handler as a fetch function', () => {
  it.each(['https://api.themoviedb.org/3', 'http://127.0.0.1:4001/3', 'https://example.org/proxy/tmdb'])(
    'works with any base URL: %s',
    async (base) => {
      const response = await createDemoHandler()(new Request(`${base}/movie/348`))
      expect(await response.json()).toEqual(await read('/movie/348'))
    },
  )

  it('sends JSON readable from any origin, including errors', async () => {
    for (const call of ['/movie/348', '/movie/0']) {
      const { headers } = await createDemoHandler()(new Request(`https://api.themoviedb.org/3${call}`))
      expect(Object.fromEntries(headers)).toEqual({
        'access-control-allow-origin': '*',
        'content-type': 'application/json;charset=utf-8',
      })
    }
  })

  it('rejects with the abort reason', async () => {
    const reason = new Error('no longer wanted')
    const request = new Request('https://api.themoviedb.org/3/movie/348', { signal: AbortSignal.abort(reason) })
    await expect(createDemoHandler()(request)).rejects.toBe(reason)
  })
})
