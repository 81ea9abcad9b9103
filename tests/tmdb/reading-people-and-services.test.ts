import { describe, expect, it } from 'vitest'
import { bareMovie } from '#tests/support/fixtures.ts'
import { failure } from './fake-tmdb.ts'
import { reading } from './reading.ts'

describe('a person', () => {
  it('has empty texts by default, never null', async () => {
    const body = { id: 5, name: 'Ann', birthday: null, deathday: null, profile_path: null, place_of_birth: null }
    expect(await reading(body).person(5)).toEqual({
      id: 5,
      name: 'Ann',
      profilePath: null,
      knownForDepartment: '',
      birthday: '',
      deathday: '',
      placeOfBirth: '',
      biography: '',
      biographyLanguage: 'en-US',
    })
  })

  it('is malformed when every crew row is invalid, and empty without a crew', async () => {
    const crew = [{ id: null, title: null, job: null }]
    await expect(reading({ id: 1, cast: [], crew }).personCredits(1)).rejects.toThrow('Malformed response')
    expect(await reading({ id: 1, cast: [], crew: null }).personCredits(1)).toEqual({ cast: [], crew: [] })
  })

  it('has credits newest first, each movie once with roles and jobs joined, unknown dates last', async () => {
    const credits = await reading({
      cast: [
        { id: 1, title: 'Unknown', release_date: '', character: '' },
        { id: 2, title: 'Old', release_date: '1990-01-01', character: 'A', genre_ids: [18] },
        { id: 3, title: 'New', release_date: '2020-01-01', character: 'B' },
        { id: 2, title: 'Old', release_date: '1990-01-01', character: 'C' },
        { id: 4, title: 'Adult', release_date: '2021-01-01', adult: true },
      ],
      crew: [
        { id: 2, title: 'Old', release_date: '1990-01-01', job: 'Writer' },
        { id: 2, title: 'Old', release_date: '1990-01-01', job: 'Director' },
        { id: 3, title: 'New', release_date: '2020-01-01', job: 'Producer' },
      ],
    }).personCredits(5)
    const movie = (id: number, title: string, releaseDate: string) => ({ ...bareMovie(id, title), releaseDate })
    expect(credits).toEqual({
      cast: [
        { ...movie(3, 'New', '2020-01-01'), character: 'B' },
        { ...movie(2, 'Old', '1990-01-01'), character: 'A / C', genres: ['Drama'] },
        { ...movie(1, 'Unknown', ''), character: '' },
      ],
      crew: [
        { ...movie(3, 'New', '2020-01-01'), jobs: ['Producer'] },
        { ...movie(2, 'Old', '1990-01-01'), jobs: ['Director', 'Writer'] },
      ],
    })
  })
})

describe('a search for people', () => {
  const hanks = { id: 31, name: 'Tom Hanks', profile_path: '/hanks.jpg', known_for_department: 'Acting', adult: false }
  const gump = { id: 13, title: 'Forrest Gump', media_type: 'movie', adult: false }
  const band = { id: 4613, name: 'Band of Brothers', media_type: 'tv', adult: false }
  const searchIn = (results: unknown, preferences = {}) => reading({ page: 1, results }, preferences).searchPeople('x')

  it('reads who they are and what they are known for, movies and series', async () => {
    expect(await searchIn([{ ...hanks, known_for: [gump, band] }])).toEqual([
      {
        id: 31,
        name: 'Tom Hanks',
        profilePath: '/hanks.jpg',
        knownForDepartment: 'Acting',
        knownFor: ['Forrest Gump', 'Band of Brothers'],
      },
    ])
  })

  it('drops repeats, rows without a name, and at most one page is used', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: 100 + index, name: `Person ${index}` }))
    const found = await searchIn([hanks, hanks, { id: 5, name: ' ' }, ...many])
    expect(found.map(({ name }) => name).slice(0, 2)).toEqual(['Tom Hanks', 'Person 0'])
    expect(found).toHaveLength(20)
  })

  it.each([
    [false, [['Tom Hanks', []]]],
    [
      true,
      [
        ['Tom Hanks', ['Adult']],
        ['Someone', []],
      ],
    ],
  ])('leaves out adult people and movies unless they are included: %s', async (includeAdult, expected) => {
    const results = [
      { ...hanks, known_for: [{ id: 1, title: 'Adult', adult: true }] },
      { id: 7, name: 'Someone', adult: true },
    ]
    const found = await searchIn(results, { includeAdult })
    expect(found.map(({ name, knownFor }) => [name, knownFor])).toEqual(expected)
  })

  it('is malformed without a list', async () => {
    expect((await failure(searchIn('nobody'))).kind).toBe('malformed')
  })
})

describe('streaming services', () => {
  const netflix = { provider_id: 8, provider_name: 'Netflix', logo_path: '/n.jpg', display_priority: 3 }
  const readNetflix = { id: 8, name: 'Netflix', logoPath: '/n.jpg', displayPriority: 3 }

  it.each([
    ['https://www.themoviedb.org/movie/603/watch?locale=US', true],
    ['https://www.justwatch.com/us/movie/x', true],
    ['http://www.themoviedb.org/movie/603', false],
    ['https://www.themoviedb.org.evil.test/', false],
    ['https://www.themoviedb.org:444/', false],
    ['javascript:alert(1)', false],
    ['', false],
    [null, false],
  ])('link only to known hosts: %s', async (link, isKnown) => {
    const offers = await reading({ id: 603, results: { US: { link, flatrate: [netflix] } } }).offers(603)
    expect(offers?.link).toBe(isKnown ? link : null)
  })

  it('are in order within each group, without duplicates or invalid rows', async () => {
    const rent = [{ ...netflix, provider_id: 2, display_priority: 9 }, netflix, netflix, { provider_id: 3 }]
    const body = { results: { US: { rent, buy: 'x' }, usa: { rent: [netflix] }, FR: null } }
    expect(await reading(body).offers(603)).toEqual({
      country: 'US',
      link: null,
      flatrate: [],
      free: [],
      ads: [],
      rent: [readNetflix, { ...readNetflix, id: 2, displayPriority: 9 }],
      buy: [],
    })
  })

  it('omit countries without a two-letter code', async () => {
    expect(await reading({ results: { usa: { rent: [netflix] }, us: { rent: [netflix] } } }).offers(603)).toBe(null)
  })

  it('are listed for the region in the order of that region', async () => {
    const results = [
      { ...netflix, display_priorities: { US: 5, DE: 1 } },
      { ...netflix, provider_id: 9, display_priorities: { US: 0 } },
      { ...netflix, provider_id: 10, display_priorities: { DE: 2 } },
      { ...netflix, provider_id: 11 },
    ]
    const ids = (await reading({ results }).services()).map(({ id, displayPriority }) => [id, displayPriority])
    expect(ids).toEqual([
      [9, 0],
      [11, 3],
      [8, 5],
    ])
  })
})
