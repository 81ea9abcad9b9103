import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choicesIn, diaryLines, diaryRows, matchingLines, viewingsByDay } from '#domain/records/diary.ts'
import { emptyLibrary, type Viewing } from '#domain/records/library.ts'
import { newestDate } from '#domain/records/viewings.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { minuteOf } from '#domain/values/watched-at.ts'
import { idOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'

const viewing = (id: number, watchedAt: string | null, known: Partial<Viewing> = {}): Viewing => ({
  id,
  watchedAt,
  createdAt: minute(id),
  lastModified: minute(id),
  ...known,
})

const records = {
  ...emptyLibrary,
  watchlist: watchlistOf('Arrival ✓'),
  watchHistory: [
    {
      movieId: idOf('Alien'),
      watchedAt: '2026-02-03',
      rating: 9,
      liked: true,
      tags: ['space'],
      movie: slimSnapshotOf(snapshot('Alien')),
      plays: [
        viewing(1, null, { note: 'As a child.' }),
        viewing(2, '2026-02-03', { rating: 8, tags: ['cinema'], companions: ['Ana', 'Ben'] }),
        viewing(3, '2025-12-31', { companions: ['Ana'] }),
      ],
    },
    { movieId: idOf('Arrival'), watchedAt: minute(0) },
  ],
}
const lines = diaryLines(records)
const titles = (found: typeof lines) => found.map(({ movie, day }) => `${movie.title} ${day}`)

describe('the diary', () => {
  it('has the newest viewing first and those without a date at the end', () => {
    expect(titles(lines)).toEqual(['Alien 2026-02-03', 'Arrival 2026-01-01', 'Alien 2025-12-31', 'Alien null'])
  })

  it('has the rating of the viewing, else of the movie, and marks a movie that was watched before', () => {
    expect(lines.map(({ rating, isLiked, isRewatch }) => [rating, isLiked, isRewatch])).toEqual([
      [8, true, true],
      [null, false, false],
      [9, true, true],
      [9, true, false],
    ])
  })

  it('has a heading for each month, and one for what has no date', () => {
    const shown = diaryRows(lines).flatMap((row) =>
      row.kind === 'month' ? [row.month] : titles(row.lines.map(({ line }) => line)),
    )
    expect(shown).toEqual([
      '2026-02',
      'Alien 2026-02-03',
      '2026-01',
      'Arrival 2026-01-01',
      '2025-12',
      'Alien 2025-12-31',
      null,
      'Alien null',
    ])
  })

  it('fills rows of several columns without a gap, each month named where it begins', () => {
    const days = ['2026-02-03', '2026-02-02', '2026-02-01', '2026-01-31']
    const watched = days.map((day, id) => ({ ...viewing(id, day), movieId: idOf('Alien') }))
    const ofMonths = diaryLines({
      ...emptyLibrary,
      watchHistory: [{ movieId: idOf('Alien'), watchedAt: null, plays: watched }],
    })
    const rows = (columns: number) =>
      diaryRows(ofMonths, columns).map((row) =>
        row.kind === 'month'
          ? row.month
          : row.lines.map(({ line, month }) => (month === undefined ? line.day : `${month}: ${line.day}`)),
      )
    expect(rows(1)).toEqual([
      ...['2026-02', ['2026-02-03'], ['2026-02-02'], ['2026-02-01']],
      ...['2026-01', ['2026-01-31']],
    ])
    expect(rows(2)).toEqual([
      ['2026-02: 2026-02-03', '2026-02-02'],
      ['2026-02-01', '2026-01: 2026-01-31'],
    ])
    expect(rows(3)).toEqual([['2026-02: 2026-02-03', '2026-02-02', '2026-02-01'], ['2026-01: 2026-01-31']])
  })

  it('counts the viewings of each day', () => {
    expect([...viewingsByDay(lines)]).toEqual([
      ['2026-02-03', 1],
      ['2026-01-01', 1],
      ['2025-12-31', 1],
    ])
  })

  it.each([
    [{ text: 'CHILD' }, ['Alien null']],
    [{ text: 'arri' }, ['Arrival 2026-01-01']],
    [{ year: '2026' }, ['Alien 2026-02-03', 'Arrival 2026-01-01']],
    [{ rating: '9' }, ['Alien 2025-12-31', 'Alien null']],
    [{ tag: 'cinema' }, ['Alien 2026-02-03']],
    [{ tag: 'space', year: '2025' }, ['Alien 2025-12-31']],
    [{ companion: 'Ana' }, ['Alien 2026-02-03', 'Alien 2025-12-31']],
    [{ text: 'ben' }, ['Alien 2026-02-03']],
    [{ text: 'nothing' }, []],
  ])('is narrowed by %j', (filter, found) => {
    const nothing = { text: '', year: '', rating: '', tag: '', companion: '' }
    expect(titles(matchingLines(lines, { ...nothing, ...filter }))).toEqual(found)
  })

  it('offers the years, ratings, tags and companions that occur', () => {
    expect(choicesIn(lines)).toEqual({
      years: ['2026', '2025'],
      ratings: [9, 8],
      tags: ['cinema', 'space'],
      companions: ['Ana', 'Ben'],
      genres: [],
    })
  })
})

describe('the order of the diary in every zone', () => {
  afterEach(() => vi.unstubAllEnvs())
  const dates = fc.oneof(
    fc.constantFrom('2026-08-31', '2026-09-01', null),
    fc.integer({ min: 0, max: 72 * 60 }).map((minutes) => minuteOf(minute(minutes))),
  )
  const plays = fc.array(dates, { minLength: 2, maxLength: 6 })

  it.each(['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Europe/Berlin', 'Pacific/Auckland'])('%s', (zone) => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(plays, (watched) => {
        const ids = watched.map((watchedAt, index) => viewing(index + 1, watchedAt))
        const shown = diaryLines({ ...emptyLibrary, watchHistory: [{ movieId: 1, watchedAt: null, plays: ids }] })
        const keyOf = ({ day, viewing: { watchedAt } }: (typeof shown)[number]) => [
          day ?? '',
          (watchedAt?.length ?? 0) > 10 ? (watchedAt ?? '') : '',
        ]
        for (const [index, line] of shown.slice(1).entries()) {
          const [above, below] = [keyOf(shown[index] ?? line), keyOf(line)]
          expect(above.join(' ') >= below.join(' ')).toBe(true)
        }
        const months = diaryRows(shown).filter(({ kind }) => kind === 'month')
        expect(new Set(months.map((row) => JSON.stringify(row))).size).toBe(months.length)
        expect(shown.filter(({ isRewatch }) => !isRewatch && shown.length > 1).length).toBeGreaterThan(0)
        expect(newestDate(ids)).toBe(shown[0]?.viewing.watchedAt)
      }),
    )
  })

  it('has the evening of the day before below the day, and the times of a day above it', () => {
    vi.stubEnv('TZ', 'America/New_York')
    const ids = ['2026-09-01T01:30Z', '2026-09-01', '2026-09-01T14:00Z'].map((at, index) => viewing(index, at))
    const shown = diaryLines({ ...emptyLibrary, watchHistory: [{ movieId: 1, watchedAt: null, plays: ids }] })
    expect(shown.map(({ viewing: { watchedAt }, isRewatch }) => [watchedAt, isRewatch])).toEqual([
      ['2026-09-01T14:00Z', true],
      ['2026-09-01', true],
      ['2026-09-01T01:30Z', false],
    ])
  })
})
