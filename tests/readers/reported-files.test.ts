import { expect, it } from 'vitest'
import type { GivenFile } from '#readers/messages.ts'
import { csv, json, leftOutOf, linesOf, read, suggestedHistoryOf } from '#tests/support/history-files.ts'

const diary = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date'
const seen = (id: number, type: string, customDate: string, data = '') => ({
  ...{ id, type, customDate, data },
  createdAt: '2024-06-01T10:00:00Z',
  countAsPlay: true,
})
const byWatcharr = (tmdbId: number, title: string, rating: number, ...activity: readonly object[]) => ({
  ...{ status: 'FINISHED', rating, thoughts: '', activity },
  createdAt: '2024-06-01T10:00:00Z',
  content: { tmdbId, title, type: 'movie', release_date: '2010-07-15T00:00:00Z' },
})

/** As they were reported of other trackers; all that is asked is answered with what is suggested. */
it.each<[string, GivenFile, readonly (string | RegExp)[]]>([
  [
    'a diary that a spreadsheet saved with the month first',
    csv(
      'diary.csv',
      diary,
      '5/3/21,Inception,2010,https://boxd.it/aaaa1,3,,,5/3/21',
      '5/19/21,Arrival,2016,https://boxd.it/aaaa2,2.5,,,5/19/21',
      '6/4/21,The Matrix,1999,https://boxd.it/aaaa3,5,,,6/2/21',
    ),
    [
      'Inception 2010: viewed 2021-05-03 ★6',
      'Arrival 2016: viewed 2021-05-19 ★5',
      'The Matrix 1999: viewed 2021-06-02 ★10',
    ],
  ],
  [
    'own dates in Watcharr',
    json('watcharr.json', [
      byWatcharr(
        27205,
        'Inception',
        8,
        seen(1, 'IMPORTED_ADDED_WATCHED', '2015-03-04T20:00:00Z'),
        seen(2, 'IMPORTED_ADDED_WATCHED', '2018-03-04T20:00:00Z'),
      ),
      byWatcharr(329865, 'Arrival', 7, seen(3, 'ADDED_WATCHED', '2024-05-30T18:00:00Z', '{"status":"FINISHED"}')),
    ]),
    [
      'Inception 2010 tmdb 27205: seen, viewed 2015-03-04T20:00Z, viewed 2018-03-04T20:00Z, ★8',
      'Arrival 2010 tmdb 329865: seen, viewed 2024-05-30T18:00Z, ★7',
    ],
  ],
  [
    'years in a column of titles',
    csv(
      'movies.csv',
      'movieId,title,genres',
      '1,Se7en (1995),Crime',
      '2,Inception [2010],Action',
      '3,(500) Days of Summer (2009),Comedy',
      '4,1917 (2019),War',
      '5,Psycho (1998),Horror',
      '6,"Matrix, The (1999)",Action',
    ),
    [
      'Se7en 1995: seen',
      'Inception 2010: seen',
      '(500) Days of Summer 2009: seen',
      '1917 2019: seen',
      'Psycho 1998: seen',
      'The Matrix 1999: seen',
    ],
  ],
  [
    'a first line with the sign between cells',
    csv(
      'excel.csv',
      'sep=;',
      'Title;Year;My rating;Watched',
      'Inception;2010;8,5;25.01.2024',
      'Arrival;2016;7;26.01.2024',
    ),
    ['Inception 2010: viewed 2024-01-25, ★9 (rounded rating)', 'Arrival 2016: viewed 2024-01-26, ★7'],
  ],
  [
    'clocks of all kinds',
    csv(
      'mine.csv',
      'Title,Year,TMDB ID,Watched Date',
      'Inception,2010,27205,2024-01-24 1:10:33',
      'Arrival,2016,329865,16/07/2018 4:47:12 PM',
      'Pulp Fiction,1994,680,16/07/2018 9:05',
      '1917,2019,530915,2024-01-05T9:05:00Z',
    ),
    [
      /^Inception 2010 tmdb 27205: viewed 2024-01-2[345]T\d\d:10Z$/,
      /^Arrival 2016 tmdb 329865: viewed 2018-07-1[567]T\d\d:47Z$/,
      /^Pulp Fiction 1994 tmdb 680: viewed 2018-07-1[567]T\d\d:05Z$/,
      '1917 2019 tmdb 530915: viewed 2024-01-05T09:05Z',
    ],
  ],
  [
    'ratings with their scale',
    csv('mine.csv', 'Title,Year,My Rating', 'Inception,2010,8/10', 'Arrival,2016,9/10', 'The Matrix,1999,10/10'),
    ['Inception 2010: seen, ★8', 'Arrival 2016: seen, ★9', 'The Matrix 1999: seen, ★10'],
  ],
])('%s', (_, file, lines) => {
  const history = suggestedHistoryOf(file)
  expect(linesOf(history)).toEqual(lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))))
  expect(leftOutOf(history)).toEqual([])
})

const dated = (...days: readonly string[]) => csv('diary.csv', diary, ...days.map((day) => `${day},Up,2009,,,,,${day}`))
const table = (...lines: readonly string[]) => csv('mine.csv', ...lines)
const play = (watched_at: unknown) =>
  json('history.json', [
    { id: 1, watched_at, action: 'watch', type: 'movie', movie: { ids: { tmdb: 14160 }, title: 'Up' } },
  ])

it.each<[string, GivenFile, readonly string[]]>([
  ['days of two digits, in a file without years', table('Title,Watched', 'Up,21-05-03'), ['21-05-03']],
  ['few days among many with the year first', dated('2021-05-13', '2021-05-14', '2021-05-15', '5/3/21'), ['5/3/21']],
  ['days in texts of JSON', play('05/03/2021'), ['05/03/2021']],
])('%s: the order is asked where nothing tells it', (_, file, samples) => {
  const reading = read(file)
  const [question] = reading.kind === 'asked' ? reading.questions : []
  expect(question?.dateOrder?.samples).toEqual(samples)
})

const viewedDays = (file: GivenFile) =>
  linesOf(suggestedHistoryOf(file)).map((line) => line.replace(/^.*: viewed /, ''))

it.each<[string, readonly string[]]>([
  ['98-05-03 99-05-19', ['1998-05-03', '1999-05-19']],
  ['21-05-03 21-05-19 21-06-02 21-06-30 21-07-08 21-07-11 21-07-12 21-07-27', ['2021-05-03', '2021-05-19']],
  ['03-05-21 19-05-21 27-05-21', ['2021-05-03', '2021-05-19']],
])('the year is told to be first, or not, by all days: %s', (days, first) => {
  const file = table('Title,Watched', ...days.split(' ').map((day) => `Up,${day}`))
  expect(viewedDays(file).slice(0, 2)).toEqual(first)
})

it.each<[string, string, string]>([
  ['19-05-21 13-06-21 05-03-21', 'day first', '2021-05-19'],
  ['24.01.05 24.02.11', 'year first', '2024-01-05'],
  ['05.01.24 11.02.24', 'day first', '2024-01-05'],
])('the part with the fewest numbers is suggested for the year: %s', (days, order, first) => {
  const file = table('Title,Watched', ...days.split(' ').map((day) => `Up,${day}`))
  const reading = read(file)
  expect(reading.kind === 'asked' && reading.questions[0]?.dateOrder?.suggested).toBe(order)
  expect(viewedDays(file)[0]).toBe(first)
})

it('the year of the movie tells that its day has the year first', () => {
  const rows = ['21-05-03', '21-05-19'].map((day) => `${day},Nomadland,2020,,,,,${day}`)
  expect(viewedDays(csv('diary.csv', diary, ...rows))).toEqual(['2021-05-03', '2021-05-19'])
})

it.each([
  ["Jan 5, '98", '1998-01-05'],
  ['Jan 5, 98', '1998-01-05'],
  ['5/Jan/2024', '2024-01-05'],
  ['２０２４年１月５日', '2024-01-05'],
  ['2024年1月5日（金）', '2024-01-05'],
])('a day may be written as %s', (text, day) => {
  expect(viewedDays(csv('mine.tsv', 'Title\tWatched', `Up\t${text}`))).toEqual([day])
})

it('seconds in JSON are asked about, and milliseconds are times', () => {
  const reading = read(play(1704414000))
  const [question] = reading.kind === 'asked' ? reading.questions : []
  expect(question?.dateNumbers).toEqual({
    samples: ['1704414000'],
    suggested: 'since 1970',
    readings: { 'since 1970': expect.stringMatching(/^2024-01-0[45]$/) },
  })
  expect(viewedDays(play(1704414000000))).toEqual(['2024-01-05T00:20Z'])
})
