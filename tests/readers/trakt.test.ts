import { describe, expect, it } from 'vitest'
import { historyOf, json, leftOutOf, linesIn, linesOf, read, zip } from '#tests/support/history-files.ts'

const movie = (title: string, year: number, tmdb: unknown, imdb?: string) => ({
  title,
  year,
  ids: { trakt: 1, slug: title.toLowerCase(), imdb, tmdb },
})
const alien = movie('Alien', 1979, 348, 'tt0078748')
const dune = movie('Dune', 2021, 438631)
const playIds = Array.from({ length: 1000 }, (_, index) => index + 1).values()
const viewing = (named: unknown, watched_at: unknown = '2020-01-02T23:39:10.000Z') => ({
  id: playIds.next().value,
  watched_at,
  action: 'scrobble',
  type: 'movie',
  movie: named,
})
const listed = (named: unknown, rank = 1, notes: string | null = null) => ({
  id: 1,
  rank,
  listed_at: '2021-03-04T05:06:07.000Z',
  notes,
  type: 'movie',
  movie: named,
})
const episode = {
  watched_at: '2020-01-02T23:39:00.000Z',
  type: 'episode',
  show: movie('Friends', 1994, 1668),
  episode: { ids: {} },
}
const aggregate = { plays: 3, last_watched_at: '2020-01-02T23:39:10.000Z', last_updated_at: '', movie: alien }
const named = 'Alien 1979 tmdb 348 tt0078748'

describe('Trakt', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['with one page', { 'watched-history.json': [viewing(alien)] }],
    ['with a number for one page', { 'watched-history-1.json': [viewing(alien)] }],
    ['in a top folder', { 'trakt-ann/watched-history.json': [viewing(alien)], 'trakt-ann/hidden-calendar.json': [] }],
    ['of an older name', { 'watched/history-1.json': [viewing(alien)] }],
  ])('reads a history %s', (_, members) => {
    expect(linesIn(zip(members))).toEqual([`${named}: viewed 2020-01-02T23:39Z`])
  })

  it('keeps the minute of a viewing, and several viewings in one minute', () => {
    const plays = [
      viewing(alien, '2007-12-16T09:39:00.000Z'),
      viewing(dune, '2007-12-16T09:39:59.000Z'),
      viewing(alien, '2020-01-01T00:00:00.000Z'),
    ]
    expect(linesIn(json('watched-history.json', plays))).toEqual([
      `${named}: viewed 2007-12-16T09:39Z`,
      'Dune 2021 tmdb 438631: viewed 2007-12-16T09:39Z',
      `${named}: viewed 2020-01-01T00:00Z`,
    ])
  })

  it.each<[unknown, string]>([
    ['unknown', 'viewed once'],
    [null, 'viewed once'],
    ['1970-01-01T00:00:00.000Z', 'viewed once'],
    ['2031-01-01T00:00:00.000Z', 'viewed once (date in the future)'],
    ['2020-02-31T10:00:00.000Z', 'viewed once (wrong date)'],
    ['0001-01-01T00:00:00.000Z', 'viewed once (wrong date)'],
    ['yesterday', 'viewed once (wrong date)'],
  ])('reads a viewing at %j as %s', (time, line) => {
    expect(linesIn(json('watched-history.json', [viewing(alien, time)]))).toEqual([`${named}: ${line}`])
  })

  it('counts a play once whose record is in the file, or in two pages, twice', () => {
    const play = viewing(alien)
    const history = historyOf(
      zip({ 'watched-history-1.json': [play, play], 'watched-history-2.json': [play, viewing(alien)] }),
    )
    expect(linesOf(history)).toEqual(
      Array.from({ length: 2 }, () => 'Alien 1979 tmdb 348 tt0078748: viewed 2020-01-02T23:39Z'),
    )
    expect(leftOutOf(history)).toEqual(['Alien: repeated', 'Alien: repeated'])
  })

  it('reads pages in the order of their numbers, and names one that is missing', () => {
    const at = (page: number) => [viewing(movie(`Film ${page}`, 2000, page))]
    const history = historyOf(
      zip({ 'watched-history-10.json': at(10), 'watched-history-2.json': at(2), 'watched-history-1.json': at(1) }),
    )
    expect(history.rows.map(({ named }) => named.title)).toEqual(['Film 1', 'Film 2', 'Film 10'])
    expect(history.notices).toEqual(
      [3, 4, 5, 6, 7, 8, 9].map((page) => ({ kind: 'missing page', file: `watched-history-${page}.json` })),
    )
  })

  it('counts viewings once: those of the aggregate are in the history', () => {
    const members = { 'watched-history.json': [viewing(alien)], 'watched-movies.json': [aggregate] }
    expect(linesIn(zip(members))).toEqual([`${named}: viewed 2020-01-02T23:39Z`])
    expect(linesIn(json('watched-movies.json', [aggregate]))).toEqual([
      `${named}: viewed 2020-01-02T23:39Z, viewed once, viewed once`,
    ])
  })

  it('names what its own export could not download', () => {
    const errors = [{ file: 'ratings-movies', error: 'HTTP 502' }]
    const { notices } = historyOf(zip({ 'watched-history.json': [viewing(alien)], '_errors.json': errors }))
    expect(notices).toEqual([{ kind: 'incomplete export', file: '_errors.json', parts: ['ratings-movies'] }])
  })

  it('reads ratings, watchlist, favorites, comments and notes', () => {
    const members = {
      'ratings-movies.json': [{ rated_at: '2020-05-06T07:08:09.000Z', rating: 8, type: 'movie', movie: alien }],
      'lists-watchlist.json': [listed(dune)],
      'lists-favorites.json': [listed(alien, 1, 'Still the best')],
      'comments-movies.json': [{ type: 'movie', movie: alien, comment: { comment: 'Great', spoiler: false } }],
      'notes-movies.json': [{ type: 'movie', movie: dune, note: { notes: 'Seen with Ann' } }],
    }
    expect(linesIn(zip(members))).toEqual([
      `${named}: ★8 at 2020-05-06T07:08:09.000Z`,
      `${named}: liked, "Still the best"`,
      'Dune 2021 tmdb 438631: want-to-watch since 2021-03-04T05:06:07.000Z',
      `${named}: "Great"`,
      'Dune 2021 tmdb 438631: "Seen with Ann"',
    ])
  })

  it('reads lists in their order, with their names, and leaves out what is no movie', () => {
    const person = {
      rank: 2,
      listed_at: '2021-03-04T05:06:07.000Z',
      type: 'person',
      person: { name: 'Sigourney Weaver', ids: {} },
    }
    const about = {
      name: 'Space, at last',
      description: 'No one hears',
      ids: { trakt: 9, slug: 'space-2' },
      item_count: 2,
      created_at: '2021-01-01T10:00:00.000Z',
    }
    const history = historyOf(
      zip({
        'lists-lists.json': [about, { ...about, name: 'Empty', ids: { trakt: 10, slug: 'empty' } }],
        'lists-list-9-space-2.json': [listed(alien, 1), person],
      }),
    )
    expect(history.lists.map(({ name, description, createdAt }) => [name, description, createdAt])).toEqual([
      ['Space, at last', 'No one hears', '2021-01-01T10:00:00.000Z'],
      ['Empty', 'No one hears', '2021-01-01T10:00:00.000Z'],
    ])
    expect(linesOf(history)).toEqual([`${named}: on Space, at last #1 since 2021-03-04T05:06:07.000Z`])
    expect(leftOutOf(history)).toEqual(['Sigourney Weaver: not a movie'])
  })

  it('reads a list on its own under the name of its file', () => {
    expect(linesIn(json('lists-list-9-space-films.json', [listed(alien)]))).toEqual([
      `${named}: on space films #1 since 2021-03-04T05:06:07.000Z`,
    ])
  })

  it('asks what a list with another name is', () => {
    expect(read(json('mine.json', [listed(alien)]))).toEqual({
      kind: 'asked',
      questions: [{ file: 'mine.json', meaning: { suggested: 'list' } }],
    })
  })

  it('leaves out episodes', () => {
    expect(leftOutOf(historyOf(json('watched-history.json', [viewing(alien), episode])))).toEqual([
      'Friends 1994: not a movie',
    ])
  })

  it.each<[unknown, string]>([
    ['348', 'Alien 1979 tmdb 348: viewed 2020-01-02T23:39Z'],
    ['0', 'Alien 1979: viewed 2020-01-02T23:39Z'],
    [0, 'Alien 1979: viewed 2020-01-02T23:39Z'],
    [null, 'Alien 1979: viewed 2020-01-02T23:39Z'],
    [-1, 'Alien 1979: viewed 2020-01-02T23:39Z (wrong id)'],
    ['../../1', 'Alien 1979: viewed 2020-01-02T23:39Z (wrong id)'],
  ])('reads the TMDB id %j', (tmdb, line) => {
    expect(linesIn(json('watched-history.json', [viewing(movie('Alien', 1979, tmdb))]))).toEqual([line])
  })

  it('is recognized by its content under any name', () => {
    expect(historyOf(json('letterboxd.json', [viewing(alien)])).files).toEqual([
      { name: 'letterboxd.json', source: 'trakt', rows: 1 },
    ])
  })

  it('of an account that never did anything has no rows', () => {
    expect(
      historyOf(zip({ 'watched-history.json': [], 'ratings-movies.json': [], 'lists-watchlist.json': [] })).rows,
    ).toEqual([])
  })
})
