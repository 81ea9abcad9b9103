import { expect, it } from 'vitest'
import type { NamedMovie } from '#domain/history/read-history.ts'
import { type MovieState, onlySuggestion } from '#domain/history/resolve.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { snapshot } from '#tests/support/fixtures.ts'

const named = (title: string, year?: number): NamedMovie => ({
  key: title,
  title,
  isMovie: true,
  ...(year !== undefined && { year }),
})
const released = (title: string, year: number | null) =>
  snapshot(title, { releaseDate: year === null ? '' : `${year}-06-01` })

const taken = (given: NamedMovie, candidates: readonly MovieSnapshot[], state: MovieState = 'in doubt') =>
  onlySuggestion({ named: given, state, movie: null, candidates })?.title ?? null

it.each([
  ['of the year', named('Psycho', 1960), released('Psycho', 1960), 'Psycho'],
  ['of the year before, under another title', named('Obcy', 1980), released('Alien', 1979), 'Alien'],
  ['of another year, though of the title', named('Psycho', 1998), released('Psycho', 1960), null],
  ['two years away', named('Alien', 1981), released('Alien', 1979), null],
  ['without a year, for a movie with one', named('Psycho', 1998), released('Psycho', null), null],
  ['of the title, for a movie without a year', named('PSYCHO!'), released('Psycho', 1960), 'Psycho'],
  ['of another title, for a movie without a year', named('Psycho'), released('Psycho II', 1983), null],
])('the only suggestion, %s', (_, given, candidate, expected) => {
  expect(taken(given, [candidate])).toBe(expected)
})

it('is none of several suggestions, nor of a movie that was decided on', () => {
  const [first, second] = [released('Psycho', 1960), released('Psycho', 1961)]
  expect(taken(named('Psycho', 1960), [first, second])).toBe(null)
  expect(taken(named('Psycho', 1960), [])).toBe(null)
  expect(taken(named('Psycho', 1960), [first], 'none of these')).toBe(null)
})
