import { describe, expect, it } from 'vitest'
import { historyOf, json, leftOutOf, linesIn, linesOf } from '#tests/support/history-files.ts'

describe('Watcharr', () => {
  const record = (...activity: readonly object[]) =>
    json('watcharr.json', [
      { status: 'FINISHED', content: { tmdbId: 27205, title: 'Inception', type: 'movie' }, activity },
    ])
  const createdAt = '2024-06-01T10:00:00Z'
  const [first, second] = ['2015-03-04T20:00:00Z', '2018-03-04T20:00:00Z']
  const data = '{"status":"FINISHED","rating":7}'

  it.each([
    ['that an import brought', 'IMPORTED_ADDED_WATCHED', { customDate: first, data: '' }],
    ['from Jellyfin', 'IMPORTED_ADDED_WATCHED_JF', { customDate: first }],
    ['from Plex', 'IMPORTED_ADDED_WATCHED_PLEX', { customDate: first }],
    ['given when it was added', 'ADDED_WATCHED', { customDate: first, data }],
    ['of a change of status', 'STATUS_CHANGED', { customDate: first, data: 'FINISHED' }],
    ['of a change that it made itself', 'STATUS_CHANGED_AUTO', { customDate: first, data }],
  ])('reads a day %s', (_, type, own) => {
    expect(linesIn(record({ type, createdAt, ...own }))).toEqual([
      'Inception tmdb 27205: seen, viewed 2015-03-04T20:00Z',
    ])
  })

  it('reads each play where the file says what counts as one', () => {
    const type = 'IMPORTED_ADDED_WATCHED'
    const plays = [first, second].map((customDate) => ({ type, createdAt, customDate, data: '', countAsPlay: true }))
    const change = { type: 'STATUS_CHANGED', createdAt, data: 'FINISHED', countAsPlay: false }
    expect(linesIn(record(...plays, change))).toEqual([
      'Inception tmdb 27205: seen, viewed 2015-03-04T20:00Z, viewed 2018-03-04T20:00Z',
    ])
  })

  it('reads an activity once that is in the record twice', () => {
    const activity = { id: 3, type: 'IMPORTED_ADDED_WATCHED', createdAt, customDate: first, countAsPlay: true }
    expect(linesIn(record(activity, activity))).toEqual(['Inception tmdb 27205: seen, viewed 2015-03-04T20:00Z'])
  })

  it('takes the day of an import, or of another status, for no viewing', () => {
    const imported = { type: 'IMPORTED_WATCHED', createdAt, data }
    const planned = { type: 'ADDED_WATCHED', createdAt, customDate: first, data: '{"status":"PLANNED"}' }
    expect(linesIn(record(imported, planned))).toEqual(['Inception tmdb 27205: seen'])
  })

  it('reads status, thoughts and tags, and 0 as no rating', () => {
    const named = (tmdbId: number, title: string, type = 'movie') => ({
      tmdbId,
      title,
      type,
      imdb_id: '',
      release_date: '1979-05-25T00:00:00Z',
    })
    const finished = { type: 'STATUS_CHANGED', data: 'FINISHED', createdAt: '2024-01-02T12:51:09.869791123Z' }
    const history = historyOf(
      json('watcharr.json', [
        {
          status: 'FINISHED',
          rating: 9,
          thoughts: 'Good',
          createdAt: '2024-06-08T12:51:09.869791Z',
          content: named(348, 'Alien'),
          activity: [finished],
          tags: [{ name: 'space' }],
        },
        {
          status: 'PLANNED',
          rating: 0,
          thoughts: '',
          createdAt: '2024-06-08T12:51:09.869791123Z',
          content: named(1, 'Dune'),
          activity: [],
        },
        { status: 'FINISHED', rating: 10, content: named(2, 'Ted Lasso', 'tv') },
      ]),
    )
    expect(linesOf(history)).toEqual([
      'Alien 1979 tmdb 348: seen, viewed 2024-01-02T12:51Z, ★9, "Good", [space]',
      'Dune 1979 tmdb 1: want-to-watch since 2024-06-08T12:51:09.869Z',
    ])
    expect(leftOutOf(history)).toEqual(['Ted Lasso 1979: not a movie'])
  })
})
