import { describe, expect, it } from 'vitest'
import { type DiscoverFilter, noFilter } from '#domain/discover/discover-filter.ts'
import {
  filterParameters,
  findFilteredMovies,
  readCertifications,
  readCompany,
  readKeyword,
  readKeywordsOf,
  searchKeywords,
} from '#tmdb/filtered-movies.ts'
import { createHttp } from '#tmdb/http.ts'
import { type Answer, fakeTmdb, json } from './fake-tmdb.ts'

const open = (answer: Answer) => {
  const tmdb = fakeTmdb(answer)
  return { tmdb, http: createHttp({ baseUrl: 'https://tmdb.test/3', apiKey: '', fetch: tmdb.fetch, now: () => 0 }) }
}

const parameters = (filter: Partial<DiscoverFilter>) =>
  Object.fromEntries(
    Object.entries(filterParameters({ ...noFilter, ...filter }, { region: 'AT' }, [8, 337], '2026-03-01')).filter(
      ([name, value]) => value !== undefined && name !== 'sort_by' && (name !== 'vote_count.gte' || value !== 100),
    ),
  )

describe('what TMDB is asked for', () => {
  it.each<[Partial<DiscoverFilter>, object]>([
    [{ genre: 'Thriller|Crime' }, { with_genres: '53|80' }],
    [{ genre: 'Thriller,Crime' }, { with_genres: '53,80' }],
    [{ without: 'Animation|Family' }, { without_genres: '16,10751' }],
    [{ year: '2000-2009' }, { 'primary_release_date.gte': '2000-01-01', 'primary_release_date.lte': '2009-12-31' }],
    [{ year: '1995-' }, { 'primary_release_date.gte': '1995-01-01' }],
    [{ runtime: '-120' }, { 'with_runtime.gte': 1, 'with_runtime.lte': 120 }],
    [{ runtime: '90-' }, { 'with_runtime.gte': 90 }],
    [
      { language: 'ko|ja', country: 'KR' },
      { with_original_language: 'ko|ja', with_origin_country: 'KR' },
    ],
    [
      { rating: '7', votes: '0' },
      { 'vote_average.gte': '7', 'vote_count.gte': '0' },
    ],
    [{ age: 'PG-13' }, { 'certification.lte': 'PG-13', certification_country: 'AT' }],
    [
      { people: '5,6', keywords: '818,9', companies: '79' },
      { with_people: '5,6', with_keywords: '818,9', with_companies: '79' },
    ],
    [{ service: 'mine' }, { with_watch_providers: '8|337', watch_region: 'AT' }],
    [{ service: '119' }, { with_watch_providers: '119', watch_region: 'AT' }],
    [{ offer: 'included' }, { with_watch_monetization_types: 'flatrate|free|ads', watch_region: 'AT' }],
    [{ offer: 'paid' }, { with_watch_monetization_types: 'rent|buy', watch_region: 'AT' }],
    [
      { cinema: 'now' },
      {
        region: 'AT',
        with_release_type: '2|3',
        'release_date.gte': '2026-01-15',
        'release_date.lte': '2026-03-01',
      },
    ],
    [{ seen: 'no', listed: 'no' }, {}],
  ])('%j', (filter, expected) => {
    expect(parameters(filter)).toEqual(expected)
  })

  it.each<[Partial<DiscoverFilter>, object]>([
    [{}, { without_keywords: '818,9663', 'certification.lte': 'PG-13', certification_country: 'US' }],
    [{ keywords: '818' }, { with_keywords: '818', without_keywords: '9663', 'certification.lte': 'PG-13' }],
    [
      { age: '16', keywords: '818,9663' },
      { without_keywords: undefined, 'certification.lte': '16', certification_country: 'AT' },
    ],
  ])('leaves out what is never to be shown, but for what %j asks for', (filter, expected) => {
    const neverShow = { genres: [27], keywords: [818, 9663], age: { country: 'US', rating: 'PG-13' } }
    const scope = { region: 'AT', neverShow }
    expect(filterParameters({ ...noFilter, ...filter }, scope, [], '2026-03-01')).toMatchObject(expected)
  })

  it('is a hundred ratings and the order, by default', () => {
    const all = filterParameters({ ...noFilter, sort: 'release_date.asc' }, { region: 'AT' }, [], '2026-03-01')
    expect(JSON.parse(JSON.stringify(all))).toEqual({ sort_by: 'primary_release_date.asc', 'vote_count.gte': 100 })
  })
})

it('asks for a page in the language of the interface', async () => {
  const { tmdb, http } = open(json({ page: 2, results: [], total_pages: 0, total_results: 0 }))
  const scope = { language: 'de-DE', region: 'AT', includeAdult: false }
  await findFilteredMovies(http, scope, { parameters: { with_genres: '53' }, page: 2 }, {})
  const { pathname, searchParams } = new URL(tmdb.requests[0]?.url ?? '')
  expect(pathname).toBe('/3/discover/movie')
  expect(Object.fromEntries(searchParams)).toEqual({
    with_genres: '53',
    language: 'de-DE',
    include_adult: 'false',
    page: '2',
  })
})

it('reads keywords', async () => {
  const found = open(json({ page: 1, results: [{ id: 818, name: 'based on novel' }, { id: 'odd' }] }))
  expect(await searchKeywords(found.http, 'novel', {})).toEqual([{ id: 818, name: 'based on novel' }])
  expect(found.tmdb.requests[0]?.url).toContain('/search/keyword?query=novel&page=1')
  const one = open(json({ id: 818, name: 'based on novel' }))
  expect(await readKeyword(one.http, 818, {})).toEqual({ id: 818, name: 'based on novel' })
  const own = open(json({ id: 603, keywords: [{ id: 818, name: 'based on novel' }, null] }))
  expect(await readKeywordsOf(own.http, 603, {})).toEqual([{ id: 818, name: 'based on novel' }])
  expect(own.tmdb.asked).toEqual(['/movie/603/keywords'])
})

it('reads the name of a company', async () => {
  const { http, tmdb } = open(json({ id: 79, name: 'Village Roadshow Pictures', logo_path: null }))
  expect(await readCompany(http, 79, {})).toEqual({ id: 79, name: 'Village Roadshow Pictures' })
  expect(tmdb.asked).toEqual(['/company/79'])
})

it("reads a region's age ratings, those for the youngest first", async () => {
  const rows = [
    { certification: '16', meaning: '', order: 4 },
    { certification: 'NR', meaning: '', order: 0 },
    { certification: '6', meaning: '', order: 2 },
  ]
  const { http } = open(json({ certifications: { AT: rows } }))
  expect(await readCertifications(http, 'AT', {})).toEqual(['6', '16'])
  const { http: other } = open(json({ certifications: { AT: rows } }))
  expect(await readCertifications(other, 'FR', {})).toEqual([])
})
