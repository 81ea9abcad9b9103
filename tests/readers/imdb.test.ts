import { describe, expect, it } from 'vitest'
import { csv, historyOf, leftOutOf, linesIn, read } from '#tests/support/history-files.ts'

const ratings = {
  'v2, 2018 to 2023':
    'Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors',
  'v3, since 2024':
    'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors',
}
const list =
  'Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated'
const oldList =
  '"position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"'
const otherList =
  'Position,Const,Created,Modified,Description,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors'

describe('IMDb', () => {
  it('reads ratings of the second era', () => {
    const row =
      'tt0078748,8,2010-07-06,Alien,https://www.imdb.com/title/tt0078748/,movie,8.5,117,1979,Horror,9,1979-05-25,Ridley Scott'
    expect(linesIn(csv('ratings.csv', ratings['v2, 2018 to 2023'], row))).toEqual([
      'Alien 1979 tt0078748: seen, ★8 at 2010-07-06T12:00:00.000Z',
    ])
  })

  it('reads ratings of the third era, in every language: the type of a title decides nothing', () => {
    const rows = ['Film', 'Movie', 'Serie TV', 'TV Mini Series'].map(
      (type, index) =>
        `tt000000${index + 1},7,2024-01-02,Vermiglio,Vermiglio sposa,u,${type},7,90,2024,Dramma,9,2024-09-19,X`,
    )
    const history = historyOf(csv('valutazioni.csv', ratings['v3, since 2024'], ...rows))
    expect(history.leftOut).toEqual([])
    expect(history.rows.map(({ named }) => [named.imdbId, named.originalTitle, named.isMovie])).toEqual([
      ['tt0000001', 'Vermiglio sposa', false],
      ['tt0000002', 'Vermiglio sposa', false],
      ['tt0000003', 'Vermiglio sposa', false],
      ['tt0000004', 'Vermiglio sposa', false],
    ])
  })

  it('reads the watchlist of the first era, with its times', () => {
    const row =
      '"1","tt0078748","Fri Nov  7 09:07:24 2014","","","Alien","Feature Film","Ridley Scott","8","8.5","117","1979","horror","9","1979-05-25","http://www.imdb.com/title/tt0078748"'
    expect(linesIn(csv('WATCHLIST.csv', oldList, row))).toEqual([
      'Alien 1979 tt0078748: want-to-watch since 2014-11-07T09:07:24.000Z, ★8',
    ])
  })

  it('reads a rated movie on the watchlist as no viewing, even in the first row', () => {
    const rows = [
      '1,tt1,2014-07-18,,,Rated,,u,Movie,8,90,2012,,,,,9,2014-12-13',
      '2,tt2,2014-07-18,,,Unrated,,u,Movie,8,90,2012,,,,,,',
    ]
    expect(linesIn(csv('watchlist.csv', list, ...rows))).toEqual([
      'Rated 2012 tt0000001: want-to-watch since 2014-07-18T12:00:00.000Z, ★9 at 2014-12-13T12:00:00.000Z',
      'Unrated 2012 tt0000002: want-to-watch since 2014-07-18T12:00:00.000Z',
    ])
  })

  it("reads another person's list, which has no ratings, as a list, when that is the answer", () => {
    const file = csv('b3a1.csv', otherList, '1,tt0078748,2014-07-18,,In space,Alien,u,movie,8,117,1979,,,,')
    expect(read(file)).toEqual({ kind: 'asked', questions: [{ file: 'b3a1.csv', meaning: { suggested: 'list' } }] })
    expect(linesIn(file, { 'b3a1.csv': { meaning: 'list' } })).toEqual([
      'Alien 1979 tt0078748: on b3a1 #1 since 2014-07-18T12:00:00.000Z, "In space"',
    ])
  })

  it('reads an id without tt, a link, a year that is missing or a range, and a short row', () => {
    const rows = [
      '16968450,7,2023-01-02,A,u,movie,,,,',
      'https://www.imdb.com/title/tt0078748,8,,B,u,movie,,,2013–2023',
      'tt3,5,,C',
    ]
    expect(linesIn(csv('r.csv', ratings['v2, 2018 to 2023'], ...rows))).toEqual([
      'A tt16968450: seen, ★7 at 2023-01-02T12:00:00.000Z',
      'B 2013 tt0078748: seen, ★8',
      'C tt0000003: seen, ★5',
    ])
  })

  it('reads two rows of one movie as two rows with one key', () => {
    const row = 'tt0078748,8,2023-01-02,Alien'
    const { rows } = historyOf(csv('r.csv', ratings['v2, 2018 to 2023'], row, row))
    expect(rows.map(({ named, origin }) => [named.key, origin.line])).toEqual([
      ['tt0078748', 2],
      ['tt0078748', 3],
    ])
  })

  it('leaves out persons', () => {
    const history = historyOf(csv('watchlist.csv', list, '1,nm0000244,2014-07-18,,,Sigourney Weaver'))
    expect([history.rows, leftOutOf(history)]).toEqual([[], ['Sigourney Weaver: not a movie']])
  })

  it('reads the date of a rating under its first name too', () => {
    expect(linesIn(csv('r.csv', 'Const,Your Rating,Date Added,Title', 'tt0078748,8,2010-07-06,Alien'))).toEqual([
      'Alien tt0078748: seen, ★8 at 2010-07-06T12:00:00.000Z',
    ])
  })
})
