import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterChoicesIn, matchingMovies, movieFilterFrom, noFilter } from '#domain/lists/movie-filter.ts'
import { genreChoiceFrom, genreChoiceText, genreModes } from '#domain/movie/genre-choice.ts'
import { factsOf } from '#domain/movie/movie-facts.ts'
import type { Viewing } from '#domain/records/library.ts'
import { entryWith } from '#domain/records/watch-history.ts'
import { isWithin, rangeFrom, rangeText } from '#domain/values/ranges.ts'
import { titles } from '#tests/support/arbitraries.ts'
import { bareMovie, idOf, linesOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const facts: Record<string, object> = {
  Alien: { genres: ['Horror', 'Science Fiction'], releaseDate: '1979-05-25', runtime: 117 },
  Arrival: { genres: ['Drama', 'Science Fiction'], releaseDate: '2016-11-10', runtime: 116 },
  Heat: { genres: ['Crime', 'Drama'], releaseDate: '1995-12-15', runtime: 170 },
  Unknown: { genres: [], releaseDate: '', runtime: 0 },
}
const movies = watchlistOf('Alien', 'Arrival ✓', 'Heat', 'Unknown').map((item) => ({
  ...item,
  movie: snapshot(item.movie.title, facts[item.movie.title]),
}))
const entryOf = (title: string, own: object, ...plays: readonly Viewing[]) =>
  [idOf(title), entryWith({ movieId: idOf(title), watchedAt: null, ...own }, plays)] as const
const bareDetails = {
  ...bareMovie(idOf('Unknown')),
  overviewLanguage: '',
  countries: [],
  originalLanguage: '',
  originCountries: [],
  companies: [],
  imdbId: '',
  franchise: null,
  cast: [],
  crew: [],
  videos: [],
}
const mine = [8, 9]
const wanted = new Set([idOf('Arrival'), idOf('Heat')])
const known = new Map([[idOf('Unknown'), factsOf({ ...bareDetails, runtime: 95 })]])
const availability = new Map([
  [idOf('Alien'), { services: [8, 337], fetchedAt: 0 }],
  [idOf('Heat'), { services: [337], fetchedAt: 0 }],
])
const viewed = { id: 1, watchedAt: '2026-02-03', createdAt: minute(1), lastModified: minute(1), note: 'On a plane.' }
const entries = new Map([
  entryOf('Alien', { rating: 9, tags: ['cinema'], note: 'In space.' }),
  entryOf('Heat', { rating: 6 }, viewed),
  entryOf('Unknown', { liked: true }),
])
const collected = new Set([idOf('Alien'), idOf('Unknown')])
const today = '2016-11-09'
const data = { entries, availability, mine, facts: known, wanted, collected, today }

describe('the movies that match', () => {
  it.each([
    ['genre=Drama', ['Arrival ✓', 'Heat']],
    ['genre=Horror|Crime', ['Alien', 'Heat']],
    ['genre=Drama,Science Fiction', ['Arrival ✓']],
    ['year=1979-1995', ['Alien', 'Heat']],
    ['year=1995-1979', ['Alien', 'Heat']],
    ['year=2016', ['Arrival ✓']],
    ['year=1980-', ['Arrival ✓', 'Heat']],
    ['runtime=-116', ['Arrival ✓', 'Unknown']],
    ['rating=7-10', ['Alien']],
    ['rating=6', ['Heat']],
    ['tag=cinema', ['Alien']],
    ['service=mine', ['Alien']],
    ['service=337', ['Alien', 'Heat']],
    ['service=337&genre=Crime', ['Heat']],
    ['friend=7', ['Arrival ✓', 'Heat']],
    ['friend=7&genre=Crime', ['Heat']],
    ['collection=3', ['Alien', 'Unknown']],
    ['collection=none', ['Arrival ✓', 'Heat']],
    ['collection=3&genre=Horror', ['Alien']],
    ['note=none', ['Arrival ✓', 'Unknown']],
    ['rating=none', ['Arrival ✓', 'Unknown']],
    ['note=none&rating=none&released=yes', []],
    ['released=yes', ['Alien', 'Heat']],
    ['collection=Space&note=some&released=no', ['Alien', 'Arrival ✓', 'Heat', 'Unknown']],
    ['genre=Drama&year=-2000&runtime=150-', ['Heat']],
    ['year=new&runtime=-&rating=★&genre=|&service=none&friend=Ana', ['Alien', 'Arrival ✓', 'Heat', 'Unknown']],
  ])('%s', (address, lines) => {
    const parameters = new URLSearchParams(address)
    const filter = movieFilterFrom((name) => parameters.get(name) ?? '')
    expect(linesOf(matchingMovies(movies, filter, data))).toEqual(lines)
  })

  it('are the same list without a condition', () => {
    expect(matchingMovies(movies, noFilter, data)).toBe(movies)
  })

  it('of the day on which they are released are released', () => {
    const onTheDay = matchingMovies(movies, { ...noFilter, released: 'yes' }, { ...data, today: '2016-11-10' })
    expect(linesOf(onTheDay)).toEqual(['Alien', 'Arrival ✓', 'Heat'])
  })

  it('offer their years, own ratings and tags', () => {
    expect(filterChoicesIn(movies, { entries })).toEqual({
      years: [2016, 1995, 1979],
      ratings: [9, 6],
      tags: ['cinema'],
    })
  })
})

it('any genres can be written into an address and read again', () => {
  const names = titles.map((title) => title.trim())
  fc.assert(
    fc.property(fc.uniqueArray(names, { maxLength: 4 }), fc.constantFrom(...genreModes), (genres, mode) => {
      const read = genreChoiceFrom(genreChoiceText({ genres, mode }))
      expect(read).toEqual({ genres, mode: genres.length > 1 ? mode : 'any' })
    }),
  )
})

it('any range can be written into an address and read again, and holds what lies between its ends', () => {
  const ends = fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined })
  fc.assert(
    fc.property(ends, ends, fc.integer({ min: 0, max: 99_999 }), (one, other, value) => {
      const [from, to] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other]
      const read = rangeFrom(rangeText({ from, to }))
      const isEmpty = from === undefined && to === undefined
      const isInside = isEmpty ? null : value >= (from ?? 0) && value <= (to ?? 99_999)
      expect([read?.from, read?.to, read && isWithin(read, value)]).toEqual([from, to, isInside])
    }),
  )
})
