import { expect, it } from 'vitest'
import { acceptedSuggestions, type Choices, choicesOf, type Decisions, decisionsOn } from '#domain/imports/decisions.ts'
import type { Match } from '#domain/imports/match.ts'
import type { NamedMovie } from '#domain/imports/read-history.ts'
import { resolveMovies } from '#domain/imports/resolve.ts'
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
const inDoubt = (...candidates: readonly MovieSnapshot[]): Match => ({ kind: 'in doubt', candidates })

const resolved = (given: NamedMovie, match: Match, seenOn?: string, isReviewed = false) =>
  resolveMovies([given], {
    matches: new Map([[given.key, match]]),
    choices: new Map(),
    alwaysReviewed: new Set(isReviewed ? [given.key] : []),
    seenOn: new Map(seenOn === undefined ? [] : [[given.key, seenOn]]),
  })

const onlySuggestions = (decisions: Decisions) =>
  acceptedSuggestions(
    decisions,
    decisions.movies.map(({ named: { key } }) => key),
  )

const accepted = (...given: Parameters<typeof resolved>) => {
  const [choice] = onlySuggestions(decisionsOn(resolved(...given), 'in doubt')).values()
  return choice?.kind === 'movie' ? choice.movie.title : null
}

it.each([
  ['of the title and the year', named('Psycho', 1960), released('Psycho', 1960), 'Psycho'],
  ['of the title, a year away', named('Psycho', 1961), released('Psycho', 1960), 'Psycho'],
  ['of the title with its article elsewhere', named('Matrix, The', 1999), released('The Matrix', 1999), 'The Matrix'],
  ["of the title with 'and' for '&'", named('Lilo and Stitch', 2002), released('Lilo & Stitch', 2002), 'Lilo & Stitch'],
  ['with a longer title', named('X', 2022), released('Fast X', 2023), null],
  ['with a subtitle', named('Wicked', 2024), released('Wicked: For Good', 2025), null],
  ['with a word more', named('The Prince', 2014), released('The Little Prince', 2015), null],
  ['with a title around it', named('The Bride', 2015), released('Sherlock: The Abominable Bride', 2016), null],
  ['of another title, in the year', named('Obcy', 1980), released('Alien', 1979), null],
  ['of another year, though of the title', named('Psycho', 1998), released('Psycho', 1960), null],
  ['two years away', named('Alien', 1981), released('Alien', 1979), null],
  ['without a year, for a movie with one', named('Psycho', 1998), released('Psycho', null), null],
  ['of the title, for a movie without a year', named('PSYCHO!'), released('Psycho', 1960), 'Psycho'],
  ['of another title, for a movie without a year', named('Psycho'), released('Psycho II', 1983), null],
])('the only suggestion, %s', (_, given, candidate, expected) => {
  expect(accepted(given, inDoubt(candidate))).toBe(expected)
})

it('is none of several suggestions for a movie with a year, nor of a movie that was decided on', () => {
  const [first, second] = [released('Psycho', 1960), released('Psycho', 1961)]
  expect(accepted(named('Psycho', 1960), inDoubt(first, second))).toBe(null)
  const decided = resolveMovies([named('Psycho', 1960)], {
    matches: new Map([['Psycho', inDoubt(first)]]),
    choices: new Map([['Psycho', { kind: 'none' }]]),
    alwaysReviewed: new Set(),
    seenOn: new Map(),
  })
  expect(onlySuggestions({ movies: decided, titles: [], index: 0 }).size).toBe(0)
})

it('is listed as accepted together, until it is decided on', () => {
  const [alien, psycho] = [released('Alien', 1979), released('Psycho', 1960)]
  const given = [named('Alien', 1980), named('Psycho', 1961), named('Up')]
  const resolvedWith = (choices: Choices) =>
    resolveMovies(given, {
      matches: new Map([
        ['Alien', inDoubt(alien)],
        ['Psycho', inDoubt(psycho)],
      ]),
      choices,
      alwaysReviewed: new Set(),
      seenOn: new Map(),
    })
  const choices = onlySuggestions(decisionsOn(resolvedWith(new Map()), 'in doubt'))
  const together = decisionsOn(resolvedWith(choices), 'accepted together')
  expect(together.movies.map(({ movie, state }) => [movie?.title, state])).toEqual([
    ['Alien', 'found'],
    ['Psycho', 'found'],
  ])
  const decided = choicesOf(together, { kind: 'movie', movie: alien }, false)
  const left = decisionsOn(resolvedWith(new Map([...choices, ...decided])), 'accepted together')
  expect(left.movies.map(({ movie }) => movie?.title)).toEqual(['Psycho'])
})

it('is the only movie of a title without a year that was out on the day it was seen', () => {
  const [first, second] = [released('Psycho', 1960), released('Psycho', 1998)]
  const both = inDoubt(first, second)
  expect(accepted(named('Psycho'), both, '1970-01-01')).toBe('Psycho')
  expect(accepted(named('Psycho'), both, '2020-01-01')).toBe(null)
  expect(accepted(named('Psycho'), { kind: 'found', movie: second }, '1990-01-01', true)).toBe(null)
  expect(accepted(named('Psycho'), { kind: 'found', movie: second }, '2020-01-01', true)).toBe('Psycho')
})

it('is not what came out more than a year after it was seen, which is asked about though it was found', () => {
  const found: Match = { kind: 'found', movie: released('Alien', 1979) }
  expect(resolved(named('Alien', 1979), found, '1978-05-01').map(({ state }) => state)).toEqual(['in doubt'])
  expect(accepted(named('Alien', 1979), found, '1978-05-01')).toBe(null)
  expect(resolved(named('Alien', 1979), found, '1978-07-01').map(({ state }) => state)).toEqual(['found'])
})
