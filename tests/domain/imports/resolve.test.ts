import { describe, expect, it } from 'vitest'
import { joinedHistories } from '#domain/imports/joined-histories.ts'
import type { Match } from '#domain/imports/match.ts'
import { moviesIn } from '#domain/imports/match-movies.ts'
import { alwaysReviewed, resolveMovies } from '#domain/imports/resolve.ts'
import { snapshot } from '#tests/support/fixtures.ts'
import { csv, historyOf } from '#tests/support/history-files.ts'

const netflix = historyOf(csv('NetflixViewingHistory.csv', 'Title,Date', '"Alien","5/25/20"', '"Laura","5/26/20"'))
const list = historyOf(
  csv('ratings.csv', 'Date,Name,Year,Letterboxd URI,Rating', '2020-05-02,Dune,2021,https://boxd.it/2,4'),
)

const statesOf = (history: typeof netflix) => {
  const movies = moviesIn(history.rows)
  const matches = new Map(
    movies.map(({ key, title }): [string, Match] => [key, { kind: 'found', movie: snapshot(title) }]),
  )
  const answered = { matches, choices: new Map(), alwaysReviewed: alwaysReviewed(history), seenOn: new Map() }
  return resolveMovies(movies, answered).map(({ named, state }) => `${named.title} ${state}`)
}

describe('a match of a title alone', () => {
  it.each([
    ['first', joinedHistories(netflix, list)],
    ['last', joinedHistories(list, netflix)],
  ])('waits for an answer, and those of a file beside it do not: %s', (_, history) => {
    expect(statesOf(history).toSorted()).toEqual(['Alien in doubt', 'Dune found', 'Laura in doubt'])
  })

  it('counts when another file has it, too', () => {
    const [row] = netflix.rows
    const same = { ...list, rows: list.rows.map((other) => ({ ...other, named: row?.named ?? other.named })) }
    for (const history of [joinedHistories(netflix, same), joinedHistories(same, netflix)]) {
      expect(statesOf(history)).toContain('Alien found')
    }
  })
})
