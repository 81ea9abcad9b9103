import { describe, expect, it } from 'vitest'
import type { Candidate } from '#domain/imports/match.ts'
import { type FoundById, type MovieSource, matchMovie } from '#domain/imports/match-movie.ts'
import type { NamedMovie } from '#domain/imports/read-history.ts'
import type { Movie } from '#domain/movie/movie.ts'

interface Listed {
  readonly id: number
  readonly title: string
  readonly year: number | null
  readonly original?: string
  readonly english?: string
  readonly imdb?: string
  readonly popularity?: number
  readonly adult?: boolean
}

const movieOf = ({ id, title, year, popularity = 1, adult = false }: Listed): Movie => ({
  id,
  title,
  overview: '',
  posterPath: null,
  backdropPath: null,
  releaseDate: year === null ? '' : `${year}-06-01`,
  voteAverage: 0,
  voteCount: 0,
  popularity,
  runtime: 0,
  genres: [],
  adult,
})

/** Like TMDB: a search finds a movie by a part of any of its titles, and in a year of release near its own. */
const providerWith = (...movies: readonly Listed[]) => {
  const asked: string[] = []
  const finding = (title: (movie: Listed) => string) => (text: string, year: number | null) => {
    asked.push(year === null ? `search ${text}` : `search ${text} ${year}`)
    const words = text.toLowerCase()
    const candidates = movies
      .filter((movie) => year === null || movie.year === year)
      .filter((movie) => `${movie.title} ${movie.original} ${movie.english}`.toLowerCase().includes(words))
      .map((movie): Candidate => ({ movie: movieOf(movie), titles: [title(movie), movie.original ?? movie.title] }))
    return Promise.resolve(candidates)
  }
  const byId = (name: string, isMeant: (movie: Listed) => boolean): Promise<FoundById | null> => {
    asked.push(name)
    const known = movies.find(isMeant)
    if (name === 'imdb tt0100003') return Promise.resolve({ kind: 'not a movie', found: 'series' })
    if (!known) return Promise.resolve(null)
    return Promise.resolve({
      kind: 'movie',
      movie: movieOf(known),
      titles: [known.title, known.original ?? known.title],
    })
  }
  const source: MovieSource = {
    byTmdbId: (id) => byId(`tmdb ${id}`, (movie) => movie.id === id),
    byImdbId: (id) => byId(`imdb ${id}`, ({ imdb }) => imdb === id),
    search: finding(({ title }) => title),
    searchInEnglish: null,
    includeAdult: false,
  }
  return { asked, source, english: finding(({ english, title }) => english ?? title) }
}

const named = (title: string, year?: number, fields: Partial<NamedMovie> = {}): NamedMovie => ({
  key: 'a film',
  title,
  ...(year !== undefined && { year }),
  isMovie: true,
  ...fields,
})

const outcomeOf = async (titled: NamedMovie, source: MovieSource) => {
  const match = await matchMovie(titled, source)
  if (match.kind === 'found') return match.movie.id
  return match.kind === 'in doubt' ? match.candidates.map(({ id }) => id) : match.kind
}

describe('a movie without ids', () => {
  it.each<readonly [string, NamedMovie, readonly Listed[], number | readonly number[] | string]>([
    ['with one equal title in its year', named('Alien', 1979), [{ id: 1, title: 'Alien', year: 1979 }], 1],
    [
      'with a remake of another year',
      named('Psycho', 1998),
      [
        { id: 1, title: 'Psycho', year: 1960, popularity: 90 },
        { id: 2, title: 'Psycho', year: 1998 },
      ],
      2,
    ],
    [
      'with two of one title and year',
      named('The Haunted Castle', 1897),
      [
        { id: 1, title: 'The Haunted Castle', year: 1897, popularity: 2 },
        { id: 2, title: 'The Haunted Castle', year: 1897, popularity: 5 },
      ],
      [2, 1],
    ],
    ['whose year is one off', named('Flow', 2023), [{ id: 1, title: 'Flow', year: 2024 }], 1],
    [
      'whose year is one off in both directions',
      named('Flow', 2023),
      [
        { id: 1, title: 'Flow', year: 2024 },
        { id: 2, title: 'Flow', year: 2022 },
      ],
      [1, 2],
    ],
    [
      'whose year is one off, beside a popular one far away',
      named('Dune', 2020),
      [
        { id: 1, title: 'Dune', year: 2021 },
        { id: 2, title: 'Dune', year: 1984, popularity: 99 },
      ],
      1,
    ],
    [
      'with an equal title two years away',
      named('Boiling Point', 2023),
      [{ id: 1, title: 'Boiling Point', year: 2021 }],
      [1],
    ],
    ['without a year', named('Heat'), [{ id: 1, title: 'Heat', year: 1995 }], [1]],
    ['without a year, announced', named('Heat 2'), [{ id: 1, title: 'Heat 2', year: null }], 1],
    ['only within another title', named('Alien', 1979), [{ id: 1, title: 'Alien Terror', year: 1980 }], [1]],
    [
      'only within the title of another time',
      named('Alien', 1979),
      [{ id: 1, title: 'Alien Terror', year: 2004 }],
      'not found',
    ],
    ['that nothing resembles', named('Friends: Season 1'), [{ id: 1, title: 'Alien', year: 1979 }], 'not found'],
    ['with accents', named('Amelie', 2001), [{ id: 1, title: 'Amélie', year: 2001, english: 'Amelie' }], 1],
    ['with a dash', named('Face - Off', 1997), [{ id: 1, title: 'Face – Off', year: 1997, english: 'Face - Off' }], 1],
    ['with signs', named('(500) Days of Summer', 2009), [{ id: 1, title: '(500) Days of Summer', year: 2009 }], 1],
    ['that is a number', named('300', 2006), [{ id: 1, title: '300', year: 2006 }], 1],
    ['that is a volume', named('Kill Bill: Volume 1'), [{ id: 1, title: 'Kill Bill: Vol. 1', year: 2003 }], [1]],
    [
      'that is a part',
      named('The Godfather: Part 2', 1974),
      [{ id: 1, title: 'The Godfather Part II', year: 1974 }],
      1,
    ],
    ['of another part', named('Dune: Part Two', 2021), [{ id: 1, title: 'Dune: Part Three', year: 2030 }], 'not found'],
    ['of signs alone', named('$', 1971), [{ id: 1, title: '$', year: 1971 }], 1],
    [
      'with its original title',
      named('기생충', 2019),
      [{ id: 1, title: 'Parasite', original: '기생충', year: 2019 }],
      1,
    ],
    ['with other vowel signs', named('कल', 2000), [{ id: 1, title: 'काल', english: 'कल', year: 1950 }], 'not found'],
  ])('%s', async (_, titled, movies, expected) => {
    expect(await outcomeOf(titled, providerWith(...movies).source)).toEqual(expected)
  })

  it('is found under its English title while the app is in another language', async () => {
    const { source, english } = providerWith({
      id: 1,
      title: 'Die Verurteilten',
      english: 'The Redemption',
      year: 1994,
    })
    expect(await outcomeOf(named('The Redemption', 1994), source)).toEqual([1])
    expect(await outcomeOf(named('The Redemption', 1994), { ...source, searchInEnglish: english })).toBe(1)
  })

  it('costs one request when it is found in its year, two when not', async () => {
    const { asked, source } = providerWith({ id: 1, title: 'Flow', year: 2024 })
    await matchMovie(named('Flow', 2024), source)
    await matchMovie(named('Flow', 2023), source)
    expect(asked).toEqual(['search Flow 2024', 'search Flow 2023', 'search Flow'])
  })

  it('is asked about with at most four candidates', async () => {
    const movies = [1, 2, 3, 4, 5].map((id) => ({ id, title: 'Home', year: 2009, popularity: id }))
    expect(await outcomeOf(named('Home', 2009), providerWith(...movies).source)).toEqual([5, 4, 3, 2])
  })
})

describe('a movie with ids', () => {
  const alien = { id: 348, title: 'Alien', year: 1979, imdb: 'tt0078748' }

  it.each<readonly [string, Partial<NamedMovie>, number | readonly number[] | string, readonly string[]]>([
    ["is TMDB's", { tmdbId: 348 }, 348, ['tmdb 348']],
    ["is found by IMDb's", { imdbId: 'tt0078748' }, 348, ['imdb tt0078748']],
    [
      "is found by IMDb's where TMDB has another",
      { tmdbId: 9, imdbId: 'tt0078748' },
      348,
      ['tmdb 9', 'imdb tt0078748'],
    ],
    ['is a series', { imdbId: 'tt0100003' }, 'not a movie', ['imdb tt0100003']],
    ['is asked about when its id is unknown', { imdbId: 'tt0100009' }, [348], ['imdb tt0100009', 'search Alien 1979']],
  ])('%s', async (_, ids, expected, requests) => {
    const { asked, source } = providerWith(alien)
    expect(await outcomeOf(named('Alien', 1979, ids), source)).toEqual(expected)
    expect(asked).toEqual(requests)
  })

  it('of a table is asked about when the movie of its id has another title', async () => {
    const jaws = { id: 578, title: 'Jaws', original: 'Jaws', year: 1975, popularity: 9 }
    const who = { id: 57243, title: 'Doctor Who', year: 1996 }
    const { asked, source } = providerWith(jaws, who)
    const ids = { tmdbId: 578, isIdDoubtful: true } as const
    expect(await outcomeOf(named('Doctor Who', 1996, ids), source)).toEqual([578, 57243])
    expect(asked).toEqual(['tmdb 578', 'search Doctor Who 1996'])
    expect(await outcomeOf(named('Law & Order', 1990, ids), source)).toEqual([578])
    expect(await outcomeOf(named('JAWS!', undefined, ids), source)).toBe(578)
    expect(await outcomeOf(named('', undefined, ids), source)).toBe(578)
    expect(await outcomeOf(named('Der weiße Hai', 1975, { ...ids, originalTitle: 'Jaws' }), source)).toBe(578)
    expect(await outcomeOf(named('Der weiße Hai', 1975, { tmdbId: 578 }), source)).toBe(578)
  })

  it('of a table is found by its original and its English title', async () => {
    const { source, english } = providerWith({
      id: 194,
      title: 'Die fabelhafte Welt der Amelie',
      original: "Le Fabuleux Destin d'Amélie Poulain",
      english: 'Amélie',
      year: 2001,
    })
    const german = { ...source, searchInEnglish: english }
    const titled = (title: string) => named(title, 2001, { tmdbId: 194, isIdDoubtful: true })
    expect(await outcomeOf(titled("Le fabuleux destin d'Amélie Poulain"), german)).toBe(194)
    expect(await outcomeOf(titled('Amelie'), german)).toBe(194)
    expect(await outcomeOf(titled('Emily'), german)).toEqual([194])
  })

  it('is not searched without a title', async () => {
    const { asked, source } = providerWith(alien)
    expect(await outcomeOf(named('', undefined, { tmdbId: 9 }), source)).toBe('not found')
    expect(asked).toEqual(['tmdb 9'])
  })

  it('for adults is left out unless they are shown', async () => {
    const { source } = providerWith({ ...alien, adult: true })
    expect(await outcomeOf(named('Alien', 1979, { tmdbId: 348 }), source)).toBe('adult')
    expect(await outcomeOf(named('Alien', 1979, { tmdbId: 348 }), { ...source, includeAdult: true })).toBe(348)
  })
})
