import { expect, it } from 'vitest'
import type { NamedFilm } from '#domain/history/read-history.ts'
import { type FilmState, onlySuggestion } from '#domain/history/resolve.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { snapshot } from '#tests/support/fixtures.ts'

const film = (title: string, year?: number): NamedFilm => ({
  key: title,
  title,
  isMovie: true,
  ...(year !== undefined && { year }),
})
const released = (title: string, year: number | null) =>
  snapshot(title, { releaseDate: year === null ? '' : `${year}-06-01` })

const taken = (given: NamedFilm, candidates: readonly MovieSnapshot[], state: FilmState = 'in doubt') =>
  onlySuggestion({ film: given, state, movie: null, candidates })?.title ?? null

it.each([
  ['of the year', film('Psycho', 1960), released('Psycho', 1960), 'Psycho'],
  ['of the year before, under another title', film('Obcy', 1980), released('Alien', 1979), 'Alien'],
  ['of another year, though of the title', film('Psycho', 1998), released('Psycho', 1960), null],
  ['two years away', film('Alien', 1981), released('Alien', 1979), null],
  ['without a year, for a film with one', film('Psycho', 1998), released('Psycho', null), null],
  ['of the title, for a film without a year', film('PSYCHO!'), released('Psycho', 1960), 'Psycho'],
  ['of another title, for a film without a year', film('Psycho'), released('Psycho II', 1983), null],
])('the only suggestion, %s', (_, given, candidate, expected) => {
  expect(taken(given, [candidate])).toBe(expected)
})

it('is none of several suggestions, nor of a film that was decided on', () => {
  const [first, second] = [released('Psycho', 1960), released('Psycho', 1961)]
  expect(taken(film('Psycho', 1960), [first, second])).toBe(null)
  expect(taken(film('Psycho', 1960), [])).toBe(null)
  expect(taken(film('Psycho', 1960), [first], 'none of these')).toBe(null)
})
