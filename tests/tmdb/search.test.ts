import { describe, expect, it } from 'vitest'
import { idOf } from '#tests/support/fixtures.ts'
import { foundPerson, listed } from '#tests/support/wire-movies.ts'
import { createHttp } from '#tmdb/http.ts'
import { createProvider } from '#tmdb/provider.ts'
import { fakeTmdb, json } from './fake-tmdb.ts'

const movie = (title: string, year = 1979) =>
  listed(title, { id: idOf(`${title} ${year}`), release_date: `${year}-01-01` })

/** A provider of which each search is answered with its movies, any other path with its body. */
const searching = (answers: Readonly<Record<string, readonly object[] | object>>) => {
  const tmdb = fakeTmdb((request) => {
    const { pathname, searchParams } = new URL(request.url)
    const query = searchParams.get('query')
    const year = searchParams.get('year')
    const key = query === null ? pathname.slice(2) : `${query}${year === null ? '' : ` in ${year}`}`
    const answer = answers[key] ?? []
    const total = Array.isArray(answer) ? answer.length : 0
    const pages = { page: 1, results: answer, total_pages: Math.ceil(total / 20), total_results: total }
    return json(Array.isArray(answer) ? pages : answer)(request)
  })
  const http = createHttp({ baseUrl: 'https://tmdb.test/3', apiKey: '', fetch: tmdb.fetch, now: () => 0 })
  const provider = createProvider(http, { language: 'en-US', region: 'US', includeAdult: false })
  const movies = async (text: string) =>
    (await provider.search(text)).results.map(({ title, releaseDate }) => `${title} ${releaseDate.slice(0, 4)}`)
  return { tmdb, provider, movies }
}

const dune1984 = movie('Dune', 1984)
const dune2021 = movie('Dune', 2021)

describe('a year in a search', () => {
  it.each(['dune 1984', 'Dune (1984)', 'Dune, 1984'])('of %s finds the movie of that year first', async (text) => {
    const title = /^\w+/.exec(text)?.[0] ?? ''
    const answers = {
      [text]: [movie('Dune 1984: the Making', 2010)],
      [`${title} in 1984`]: [movie('Dune World', 1984), dune1984],
    }
    const { movies, tmdb } = searching(answers)
    expect(await movies(text)).toEqual(['Dune 1984', 'Dune 1984: the Making 2010'])
    expect(tmdb.asked).toHaveLength(2)
  })

  it('is part of the title of Blade Runner 2049', async () => {
    const { movies } = searching({
      'Blade Runner 2049': [movie('Blade Runner 2049', 2017)],
      'Blade Runner in 2049': [],
    })
    expect(await movies('Blade Runner 2049')).toEqual(['Blade Runner 2049 2017'])
  })

  it('leaves a movie with just that title first', async () => {
    const { movies } = searching({
      'death race 2000': [movie('Death Race 2000', 1975)],
      'death race in 2000': [movie('Death Race', 2000)],
    })
    expect(await movies('death race 2000')).toEqual(['Death Race 2000 1975', 'Death Race 2000'])
  })

  it('is the title itself of 1917: one request', async () => {
    const { movies, tmdb } = searching({ 1917: [movie('1917', 2019)] })
    expect(await movies('1917')).toEqual(['1917 2019'])
    expect(tmdb.asked).toHaveLength(1)
  })

  it('finds a movie by its original title, without its accents', async () => {
    const amelie = { ...movie('Die fabelhafte Welt', 2001), original_title: 'Amélie' }
    expect(await searching({ 'amelie in 2001': [amelie] }).movies('amelie 2001')).toEqual(['Die fabelhafte Welt 2001'])
  })

  it('shows what is alike in that year where the words find nothing, on every page', async () => {
    const { movies, provider } = searching({
      'lord of the rings in 2001': [movie('The Lord of the Rings: The Fellowship', 2001)],
    })
    expect(await movies('lord of the rings 2001')).toEqual(['The Lord of the Rings: The Fellowship 2001'])
    expect((await provider.search('lord of the rings 2001', 2)).totalPages).toBe(1)
  })

  it('does not repeat a movie, and counts it once', async () => {
    const { provider } = searching({ 'dune 1984': [dune2021, dune1984], 'dune in 1984': [dune1984] })
    const { results, totalResults } = await provider.search('dune 1984')
    expect([results.map(({ id }) => id), totalResults]).toEqual([[dune1984.id, dune2021.id], 2])
  })
})

describe('& and "and"', () => {
  it.each([
    ['lilo and stitch', 'lilo & stitch'],
    ['Lilo & Stitch', 'Lilo and Stitch'],
    ['Lilo&Stitch', 'Lilo and Stitch'],
  ])('are both searched: %s', async (text, other) => {
    const { movies } = searching({ [text]: [movie('Lilo')], [other]: [movie('Lilo & Stitch', 2002), movie('Stitch')] })
    expect(await movies(text)).toEqual(['Lilo & Stitch 2002', 'Lilo 1979'])
  })

  it('are asked once where the words find just that title', async () => {
    const { movies, tmdb } = searching({ 'lilo and stitch': [movie('Lilo & Stitch', 2002)] })
    expect(await movies('lilo and stitch')).toEqual(['Lilo & Stitch 2002'])
    expect(tmdb.asked).toHaveLength(1)
  })

  it('go with a year', async () => {
    const { movies } = searching({ 'lilo & stitch in 2025': [movie('Lilo & Stitch', 2025)] })
    expect(await movies('lilo and stitch 2025')).toEqual(['Lilo & Stitch 2025'])
  })
})

describe('a link in a search', () => {
  const found = { movie_results: [dune1984], person_results: [] }

  it.each([
    ['https://www.themoviedb.org/movie/841-dune', { '/movie/841': { ...dune1984, id: 841 } }],
    ['tt0087182', { '/find/tt0087182': found }],
    ['https://www.imdb.com/title/tt0087182/', { '/find/tt0087182': found }],
    ['https://letterboxd.com/film/dune-1984/', { 'dune in 1984': [dune1984] }],
    ['trakt.tv/movies/dune-1984', { 'dune in 1984': [dune1984] }],
  ])('finds the movie of %s', async (text, answers) => {
    const { provider, movies } = searching(answers)
    expect(await movies(text)).toEqual(['Dune 1984'])
    expect(await provider.search(text)).toMatchObject({ page: 1, totalPages: 1, totalResults: 1 })
    expect(await provider.searchPeople(text)).toEqual([])
  })

  it.each([
    ['https://www.themoviedb.org/person/525', { '/person/525': foundPerson(525, 'Christopher Nolan') }],
    [
      'nm0634240',
      { '/find/nm0634240': { movie_results: [], person_results: [foundPerson(525, 'Christopher Nolan')] } },
    ],
  ])('finds the person of %s', async (text, answers) => {
    const { provider, movies } = searching(answers)
    expect(await movies(text)).toEqual([])
    expect(await provider.searchPeople(text)).toMatchObject([{ id: 525, name: 'Christopher Nolan' }])
  })

  it.each(['https://www.themoviedb.org/tv/1399', 'tt0944947'])('finds nothing for the series of %s', async (text) => {
    expect(await searching({ '/find/tt0944947': { movie_results: [], person_results: [] } }).movies(text)).toEqual([])
  })

  it('finds nothing for a movie that is no longer there, and fails as any search does', async () => {
    const failing = (status: number) => {
      const { fetch } = fakeTmdb(json({}, { status }))
      const http = createHttp({ baseUrl: 'https://tmdb.test/3', apiKey: '', fetch, now: () => 0 })
      return createProvider(http, { language: 'en-US', region: 'US', includeAdult: false }).search(
        'themoviedb.org/movie/8',
      )
    }
    expect((await failing(404)).results).toEqual([])
    await expect(failing(500)).rejects.toThrow()
  })
})
