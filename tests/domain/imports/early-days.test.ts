import { expect, it } from 'vitest'
import { withoutEarlyDays } from '#domain/imports/early-days.ts'
import type { Match } from '#domain/imports/match.ts'
import { moviesIn } from '#domain/imports/match-movies.ts'
import { type Choice, firstDaysOf, resolveMovies } from '#domain/imports/resolve.ts'
import { snapshot } from '#tests/support/fixtures.ts'
import { csv, historyOf, linesOf } from '#tests/support/history-files.ts'

const diary = (...days: readonly string[]) =>
  historyOf(
    csv(
      'diary.csv',
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
      ...days.map((day) => `${day},Alien,1979,,4,,,${day}`),
    ),
  )

const resolved = (history: ReturnType<typeof diary>, releaseDate = '1979-05-25', choice?: Choice) => {
  const match: Match = { kind: 'found', movie: snapshot('Alien', { releaseDate }) }
  return resolveMovies(moviesIn(history.rows), {
    matches: new Map([['alien 1979', match]]),
    choices: new Map(choice ? [['alien 1979', choice]] : []),
    alwaysReviewed: new Set(),
    seenOn: firstDaysOf(history),
  })
}
const stateOn = (day: string, releaseDate?: string) => resolved(diary(day), releaseDate)[0]?.state

it.each([
  ['more than a year before the release', '1978-05-01', '1979-05-25', 'in doubt'],
  ['within a year before it', '1978-06-01', '1979-05-25', 'found'],
  ["of a spreadsheet's zero", '1899-12-30', '1895-12-28', 'in doubt'],
  ["of a spreadsheet's one, without a release", '1900-01-01', '', 'in doubt'],
  ['early in the century', '1903-05-01', '1902-09-01', 'found'],
])('a day %s is asked about', (_, day, releaseDate, state) => {
  expect(stateOn(day, releaseDate)).toBe(state)
})

it('is left out where the user says so, and the other days stay', () => {
  const history = diary('1900-01-01', '2020-05-01')
  const movie = snapshot('Alien', { releaseDate: '1979-05-25' })
  const linesWith = (choice: Choice) =>
    linesOf({ ...history, ...withoutEarlyDays(history, resolved(history, '', choice)) })
  expect(linesWith({ kind: 'movie', movie, isUndated: true })).toEqual([
    'Alien 1979: viewed once ★8',
    'Alien 1979: viewed 2020-05-01 ★8',
  ])
  expect(linesWith({ kind: 'movie', movie })).toEqual(linesOf(history))
  expect(withoutEarlyDays(history, resolved(history, '', { kind: 'movie', movie }))).toBe(history)
})
