import { describe, expect, it } from 'vitest'
import { csv, historyOf, leftOutOf, linesIn, linesOf, read } from '#tests/support/history-files.ts'

describe('the tables that trackers import', () => {
  it('are read without a question: of Trakt, several facts in a row, an unknown time, ids alone', () => {
    const history = historyOf(
      csv(
        'import.csv',
        'imdb_id,type,watched_at,watchlisted_at,rating,rated_at',
        'tt0068646,movie,2024-10-25T20:00:00Z,2024-10-01T10:00:00Z,7,2024-10-25T21:00:00Z',
        'tt15239678,movie,,2024-04-30T11:00:00Z,,',
        'tt0111161,movie,unknown,,,',
        'tt0108778,show,2024-10-25T20:00:00Z,,,',
      ),
    )
    expect(linesOf(history)).toEqual([
      'tt0068646: viewed 2024-10-25T20:00Z, ★7 at 2024-10-25T21:00:00.000Z, want-to-watch since 2024-10-01T10:00:00.000Z',
      'tt15239678: want-to-watch since 2024-04-30T11:00:00.000Z',
      'tt0111161: viewed once',
    ])
    expect(leftOutOf(history)).toEqual([': not a movie'])
  })

  it('are read with a rating and a review of the viewing, where Letterboxd has a date', () => {
    const file = csv(
      'letterboxd-import.csv',
      'tmdbID,imdbID,Title,Year,Directors,Rating10,WatchedDate,Rewatch,Tags,Review',
      '603,tt0133093,The Matrix,1999,"Lana, Lilly",9,2024-03-01,true,"cinema,imax","<b>Again</b>, twice"',
    )
    expect(linesIn(file)).toEqual([
      'The Matrix 1999 tmdb 603 tt0133093: viewed once, viewed 2024-03-01 ★9 again "Again, twice" [cinema, imax]',
    ])
  })

  it('are read with stars of five where there is no other rating', () => {
    const file = csv('history.csv', 'imdbID,Title,WatchedDate,Rating', 'tt0078748,Alien,2024-03-01,4.5')
    expect(linesIn(file)).toEqual(['Alien tt0078748: viewed 2024-03-01 ★9'])
  })

  it('are asked about where a list may be anything', () => {
    const rows = ['tmdbID,imdbID,Title,Year,Directors', '348,tt0078748,Alien,1979,Ridley Scott'] as const
    expect(read(csv('noir.csv', ...rows))).toMatchObject({
      kind: 'asked',
      questions: [{ meaning: { suggested: 'list' } }],
    })
    expect(linesIn(csv('watchlist.csv', ...rows))).toEqual(['Alien 1979 tmdb 348 tt0078748: want-to-watch'])
    expect(linesIn(csv('lists/Space.csv', ...rows))).toEqual(['Alien 1979 tmdb 348 tt0078748: on Space #2'])
  })
})
