import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FileAnswers } from '#domain/imports/questions.ts'
import { csv, linesIn, read } from '#tests/support/history-files.ts'

afterEach(() => vi.unstubAllEnvs())

type GivenTable = ReturnType<typeof csv>
const files: Readonly<Record<string, (date: string) => GivenTable>> = {
  letterboxd: (date) =>
    csv(
      'diary.csv',
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
      `${date},Alien,1979,,,,,${date}`,
    ),
  imdb: (date) => csv('ratings.csv', 'Const,Your Rating,Date Rated,Title,Num Votes', `tt0078748,8,${date},Alien,45296`),
  yamtrack: (date) =>
    csv('yam.csv', 'media_id,source,media_type,title,status,end_date', `45296,tmdb,movie,Alien,completed,${date}`),
  movary: (date) => csv('history.csv', 'title,year,tmdbId,imdbId,watchedAt,comment', `Alien,1979,45296,,${date},`),
  simkl: (date) => csv('simkl.csv', 'SIMKL_ID,Title,Type,Watchlist,WatchedDate', `45296,Alien,movie,completed,${date}`),
  netflix: (date) => csv('netflix.csv', 'Title,Date', `Alien,${date}`),
  trakt: (date) => csv('trakt.csv', 'title,type,watched_at,watchlisted_at,rating,rated_at', `Alien,movie,${date},,,`),
  tmdb: (date) =>
    csv(
      'tmdb.csv',
      'TMDb ID,IMDb ID,Type,Name,Release Date,Your Rating,Date Rated',
      `45296,,movie,Alien,45296,8,${date}`,
    ),
}
const questionsOf = (file: GivenTable, answers: FileAnswers = {}) => {
  const reading = read(file, { [file.name]: answers })
  return reading.kind === 'asked' ? reading.questions : []
}
const dayIn = ([line = '']: readonly string[]) => /\d{4}-\d\d-\d\d/.exec(line)?.[0]

describe('numbers for dates', () => {
  it.each(Object.entries(files))('are asked about in a file of %s', (_, fileWith) => {
    const file = fileWith('45296')
    expect(questionsOf(file)).toEqual([
      {
        file: file.name,
        dateNumbers: { samples: expect.anything(), suggested: 'since 1900', readings: { 'since 1900': '2024-01-05' } },
      },
    ])
    expect(dayIn(linesIn(file, { [file.name]: { dateNumbers: 'since 1900' } }))).toBe('2024-01-05')
    expect(linesIn(file, { [file.name]: { dateNumbers: 'none' } })[0]).toContain('wrong date')
    expect(questionsOf(fileWith('2024-01-05'))).toEqual([])
  })

  it.each(['Pacific/Auckland', 'Pacific/Pago_Pago', 'UTC'])('may be seconds, whose day is that of %s', (zone) => {
    vi.stubEnv('TZ', zone)
    const [question] = questionsOf(files['movary']?.('1704414000') ?? csv(''))
    const day = zone === 'Pacific/Pago_Pago' ? '2024-01-04' : '2024-01-05'
    expect(question?.dateNumbers).toEqual({
      samples: ['1704414000'],
      suggested: 'since 1970',
      readings: { 'since 1970': day },
    })
  })

  it.each([
    ['45296', 'since 1900', '2024-01-05'],
    ['45296.75', 'since 1900', '2024-01-05T17:00Z'],
    ['45296,5416667', 'since 1900', '2024-01-05T12:00Z'],
    ['43834', 'since 1904', '2024-01-05'],
    ['1704414000', 'since 1970', '2024-01-05T00:20Z'],
    ['1704414000000', 'since 1970', '2024-01-05T00:20Z'],
    // A day alone, as programs without clocks write it.
    ['1704412800', 'since 1970', '2024-01-05'],
  ] as const)('are read as the user says: %s, %s', (number, dateNumbers, watchedAt) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    const file = csv('mine.tsv', 'Title\tWatched', `Alien\t${number}`)
    expect(linesIn(file, { 'mine.tsv': { columns: ['title', 'watched at'], dateNumbers } })).toEqual([
      `Alien: viewed ${watchedAt}`,
    ])
  })

  it('have both beginnings of spreadsheets to choose from where neither leads to the future', () => {
    const file = csv('mine.csv', 'Title,Watched,TMDB ID', 'Alien,30000,45296', 'Dune,,45297', 'Up,31000,12')
    const [question] = questionsOf(file)
    expect([question?.columns?.length, question?.dateNumbers]).toEqual([
      3,
      {
        samples: ['30000', '31000'],
        suggested: 'since 1900',
        readings: { 'since 1900': '1982-02-18', 'since 1904': '1986-02-19' },
      },
    ])
  })

  it('are asked about once for the files of an export', () => {
    const files = [
      csv('history.csv', 'title,year,tmdbId,imdbId,watchedAt,comment', 'Alien,1979,348,,45296,'),
      csv('watchlist.csv', 'title,year,tmdbId,imdbId,addedAt', 'Dune,2021,1,,45297'),
    ]
    const asked = read(files)
    expect(asked.kind === 'asked' && asked.questions.map(({ file }) => file)).toEqual(['history.csv'])
    expect(linesIn(files, { 'history.csv': { dateNumbers: 'since 1900' } }).map((line) => dayIn([line]))).toEqual([
      '2024-01-05',
      '2024-01-06',
    ])
  })

  it.each(['99999', '202401051230'])('that lead to no day are said: %s', (number) => {
    const file = csv('mine.tsv', 'Title\tWatched', `Alien\t${number}`)
    expect(linesIn(file, { 'mine.tsv': { columns: ['title', 'watched at'] } })).toEqual(['Alien: seen (wrong date)'])
  })
})
