import { afterEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#domain/movie/languages.ts'
import { twoDigits } from '#domain/values/day.ts'
import { csv, linesIn, read } from '#tests/support/history-files.ts'

afterEach(() => vi.unstubAllEnvs())

const columns = ['title', 'watched at'] as const
const watched = (...dates: readonly string[]): readonly string[] =>
  linesIn(csv('mine.tsv', 'Title\tWatched', ...dates.map((date) => `Alien\t${date}`)), { 'mine.tsv': { columns } }).map(
    (line) => line.replace('Alien: ', ''),
  )

describe('dates', () => {
  it.each([
    'Jan 5, 2024',
    'January 5th, 2024',
    'Fri, 5 Jan 2024',
    '05-Jan-2024',
    '2024-Jan-05',
    '5. Januar 2024',
    '5 de enero de 2024',
    '5 janv. 2024',
    '5 gennaio 2024',
    '5 de jan. de 2024',
    '5 января 2024 г.',
    '2024年1月5日',
    '2024년 1월 5일',
    '2024. 1. 5.',
    '20240105',
    '2024/1/5',
    '5. 1. 2024',
  ])('may be written as %s', (date) => {
    expect(watched(date)).toEqual(['viewed 2024-01-05'])
  })

  it.each(languages)('may be written as %s writes them, in each month', (language) => {
    const days = Array.from({ length: 12 }, (_, month) => `2024-${twoDigits(month + 1)}-05`)
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
      expect(watched(...days.map((day) => format.format(new Date(day))))).toEqual(days.map((day) => `viewed ${day}`))
    }
  })

  it('with years of two digits are the latest that have begun', () => {
    expect(watched('25/12/98', '25/12/25', '25/05/26')).toEqual([
      'viewed 1998-12-25',
      'viewed 2025-12-25',
      'viewed 2026-05-25',
    ])
  })

  it.each([
    ['2024-01-24 1:10:33', '2024-01-24T00:10Z'],
    ['16/07/2018 4:47:12 PM', '2018-07-16T14:47Z'],
    ['16/07/2018 12:05 a.m.', '2018-07-15T22:05Z'],
    ['16/07/2018 9:05', '2018-07-16T07:05Z'],
    ['2024-01-05T9:05:00Z', '2024-01-05T09:05Z'],
  ])('keep the minute of %s', (text, minute) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    expect(watched(text)).toEqual([`viewed ${minute}`])
  })

  it.each(['2018-07-16 in the evening', '2018-07-16 25:71', '2018-07-16 오후 4:47'])('keep the day of %s', (text) => {
    expect(watched(text)).toEqual(['viewed 2018-07-16'])
  })

  it.each(['Pacific/Auckland', 'Pacific/Pago_Pago', 'UTC'])('of ratings and additions are days in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const ratings = csv('ratings.csv', 'Date,Name,Year,Letterboxd URI,Rating', '2021-01-20,Alien,1979,x,5')
    const [line = ''] = linesIn(ratings)
    const ratedAt = line.match(/at (\S+Z)/)?.[1] ?? ''
    expect(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(ratedAt))).toBe('2021-01-20')
  })
})

describe('the order of day and month', () => {
  const diaryHead = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date'
  const diary = (...days: readonly string[]) =>
    csv('diary.csv', diaryHead, ...days.map((day) => `${day},Alien,1979,,,,,${day}`))
  const files = {
    letterboxd: diary,
    imdb: (...days: readonly string[]) =>
      csv('ratings.csv', 'Const,Your Rating,Date Rated,Title', ...days.map((day) => `tt0078748,8,${day},Alien`)),
    yamtrack: (...days: readonly string[]) =>
      csv(
        'yamtrack.csv',
        'media_id,source,media_type,title,status,end_date',
        ...days.map((day) => `348,tmdb,movie,Alien,completed,${day}`),
      ),
    movary: (...days: readonly string[]) =>
      csv('history.csv', 'title,year,tmdbId,imdbId,watchedAt,comment', ...days.map((day) => `Alien,1979,348,,${day},`)),
    simkl: (...days: readonly string[]) =>
      csv(
        'simkl.csv',
        'SIMKL_ID,Title,Type,Watchlist,WatchedDate',
        ...days.map((day) => `1,Alien,movie,completed,${day}`),
      ),
    netflix: (...days: readonly string[]) => csv('netflix.csv', 'Title,Date', ...days.map((day) => `Alien,${day}`)),
    trakt: (...days: readonly string[]) =>
      csv(
        'trakt.csv',
        'title,type,watched_at,watchlisted_at,rating,rated_at',
        ...days.map((day) => `Alien,movie,${day},,,`),
      ),
  }
  type Source = keyof typeof files
  const sources = Object.keys(files) as readonly Source[]
  const daysIn = (lines: readonly string[]) => lines.map((line) => /\d{4}-\d\d-\d\d/.exec(line)?.[0])

  it.each(sources)('is told by a number over 12 in a file of %s', (source) => {
    expect(daysIn(linesIn(files[source]('5/3/21', '5/19/21', '6/2/21')))).toEqual([
      '2021-05-03',
      '2021-05-19',
      '2021-06-02',
    ])
  })

  it.each(sources)('is asked with an example of each reading where a file of %s does not tell', (source) => {
    const file = files[source]('5/3/21', '6/2/21')
    const asked = read(file)
    expect(asked.kind === 'asked' && asked.questions[0]?.dateOrder?.readings).toEqual({
      'day first': '2021-03-05',
      'month first': '2021-05-03',
    })
    const answered = linesIn(file, { [file.name]: { dateOrder: 'month first' } })
    expect(daysIn(answered)).toEqual(['2021-05-03', '2021-06-02'])
  })

  it('is told by a day that has not been yet', () => {
    expect(daysIn(linesIn(diary('5/3/21', '1/12/26')))).toEqual(['2021-05-03', '2026-01-12'])
  })

  it('is told by eight days that rise or fall in one order alone', () => {
    const days = ['1/5/21', '1/9/21', '2/1/21', '2/8/21', '3/2/21', '4/1/21', '4/12/21', '5/2/21']
    expect(daysIn(linesIn(diary(...days))).at(1)).toBe('2021-01-09')
    expect(read(diary(...days.slice(1))).kind).toBe('asked')
  })

  it('is asked where one day contradicts another', () => {
    const asked = read(diary('5/19/21', '20/5/21', '21/5/21'))
    expect(asked.kind === 'asked' && asked.questions[0]?.dateOrder?.suggested).toBe('day first')
  })

  it('is one for the files of an export', () => {
    const watchlist = csv('watchlist.csv', 'Date,Name,Year,Letterboxd URI', '5/3/21,Dune,2021,')
    expect(linesIn([diary('5/19/21'), watchlist]).at(1)).toMatch(/since 2021-05-03/)
  })

  it('is asked once for the files of an export', () => {
    const watchlist = csv('watchlist.csv', 'Date,Name,Year,Letterboxd URI', '6/2/21,Dune,2021,')
    const files = [diary('5/3/21'), watchlist]
    const asked = read(files)
    expect(asked.kind === 'asked' && asked.questions.map(({ file }) => file)).toEqual(['diary.csv'])
    expect(linesIn(files, { 'diary.csv': { dateOrder: 'month first' } })).toEqual([
      'Alien 1979: viewed 2021-05-03',
      expect.stringMatching(/since 2021-06-02/),
    ])
  })

  it('is not told by days of release', () => {
    const released = csv('watched.csv', 'Title,Watched,Release Date', 'Alien,5/3/21,5/25/79')
    const asked = read(released)
    expect(asked.kind === 'asked' && asked.questions[0]?.dateOrder?.samples).toEqual(['5/3/21'])
  })
})
