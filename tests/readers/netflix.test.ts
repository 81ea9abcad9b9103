import { describe, expect, it } from 'vitest'
import { csv, historyOf, leftOutOf, linesIn, linesOf, read, zip } from '#tests/support/history-files.ts'

describe('Netflix', () => {
  const netflix = (...rows: readonly string[]) => csv('NetflixViewingHistory.csv', 'Title,Date', ...rows)

  it.each<[string, string, string]>([
    ['a month that comes first', '"4/23/20"', '2020-04-23'],
    ['a day that comes first', '"27/12/20"', '2020-12-27'],
    ['points', '"16.8.2022"', '2022-08-16'],
    ['a year that comes first', '"2021-12-15"', '2021-12-15'],
  ])('reads dates with %s', (_, date, day) => {
    expect(linesIn(netflix(`"Roma",${date}`))).toEqual([`Roma: viewed ${day}`])
  })

  it('asks for the order of dates that may be either, and suggests that in which the rows are sorted', () => {
    const file = netflix('"Roma","4/3/20"', '"Okja","3/11/20"', '"Mank","3/2/20"')
    const name = 'NetflixViewingHistory.csv'
    expect(read(file)).toEqual({
      kind: 'asked',
      questions: [
        {
          file: name,
          dateOrder: {
            samples: ['4/3/20', '3/11/20', '3/2/20'],
            suggested: 'month first',
            readings: { 'day first': '2020-03-04', 'month first': '2020-04-03' },
          },
        },
      ],
    })
    expect(linesIn(file, { [name]: { dateOrder: 'day first' } })).toEqual([
      'Roma: viewed 2020-03-04',
      'Okja: viewed 2020-11-03',
      'Mank: viewed 2020-02-03',
    ])
  })

  it('knows episodes by the words for seasons and episodes, and keeps what their rows say', () => {
    const episodes = [
      'Dark: Season 2: Ghosts',
      'Karppi: Kausi 1: Yksi',
      'Godless: Limited Series: One',
      ' : Episode 7',
      'La casa de papel: Parte 3: Episodio 1',
    ]
    const history = historyOf(netflix(...[...episodes, 'Roma', ''].map((title) => `"${title}","2021-12-15"`)))
    expect(history.rows.map(({ named }) => named.isSeries ?? false)).toEqual([...episodes.map(() => true), false])
    expect(linesOf(history).slice(0, 1)).toEqual(['Dark: Season 2: Ghosts: viewed 2021-12-15'])
    expect(leftOutOf(history)).toEqual([': no title and no id'])
  })

  it('leaves open whether parts, chapters, volumes and shared names are those of movies', () => {
    const titles = [
      'Kill Bill: Volume 1',
      'John Wick: Chapter 2',
      'Harry Potter and the Deathly Hallows: Part 1',
      'Dune: Parte 2',
      'Star Wars: Episode 1 - The Phantom Menace',
      ...['Fallout', 'Ghost Protocol', 'Rogue Nation', 'Dead Reckoning'].map((name) => `Mission: Impossible - ${name}`),
      ...['Homecoming', 'Far From Home', 'No Way Home', 'Lotus'].map((name) => `Spider-Man: ${name}`),
    ]
    const { rows, leftOut } = historyOf(netflix(...titles.map((title) => `"${title}","2021-12-15"`)))
    expect(rows.map(({ named }) => [named.title, named.isSeries])).toEqual(titles.map((title) => [title, undefined]))
    expect(leftOut).toEqual([])
  })

  it('reads the archive of an account: no trailers, one viewing of a movie that was watched in parts', () => {
    const lines = [
      'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country',
      'Ann,2020-01-02 21:00:00,01:00:00,,Roma,,TV,00:50:00,00:50:00,DE',
      'Ann,2020-01-02 20:00:00,00:50:00,,Roma,,TV,00:50:00,00:50:00,DE',
      'Ann,2020-01-02 19:00:00,00:01:00,,Roma,TRAILER,TV,00:01:00,00:01:00,DE',
      'Ann,2020-01-02 18:00:00,00:02:00,,Okja,,TV,00:02:00,00:02:00,DE',
    ].join('\n')
    const members = {
      'CONTENT_INTERACTION/ViewingActivity.csv': lines,
      'ACCOUNT/AccountDetails.csv': 'Title,Date\nSECRET,2020-01-01\n',
    }
    const history = historyOf(zip(members))
    expect(linesOf(history)).toEqual(['Roma: viewed 2020-01-02T21:00Z'])
    expect(leftOutOf(history)).toEqual(['Roma: repeated', 'Roma: nothing said', 'Okja: nothing said'])
  })

  it('asks whose they are where several profiles share an account', () => {
    const name = 'ViewingActivity.csv'
    const file = csv(
      name,
      'Profile Name,Start Time,Duration,Title,Supplemental Video Type',
      'Bob,2020-01-04 20:00:00,01:00:00,Okja,',
      'Ann,2020-01-03 20:00:00,01:00:00,Mank,',
      'Ann,2020-01-02 20:00:00,01:00:00,Roma,',
    )
    expect(read(file)).toEqual({ kind: 'asked', questions: [{ file: name, profiles: ['Ann', 'Bob'] }] })
    const history = historyOf(file, { [name]: { profile: 'Bob' } })
    expect(linesOf(history)).toEqual(['Okja: viewed 2020-01-04T20:00Z'])
    expect(leftOutOf(history)).toEqual(['Mank: another profile', 'Roma: another profile'])
    expect(linesIn(file, { [name]: { profile: '' } })).toHaveLength(3)
  })

  it('reads ratings: stars as such, thumbs up as likes, and says which have no place here', () => {
    const ratings = csv(
      'Ratings.csv',
      'Profile Name,Title Name,Rating Type,Star Value,Thumbs Value,Device Model,Event Utc Ts,Region View Date',
      'Ann,Roma,star,4,2,TV,2016-09-14T12:30:00Z,9/14/16',
      'Ann,Okja,thumb,,2,TV,2020-09-13 10:00:00,9/13/20',
      'Ann,Mank,thumb,0,3,TV,2020-09-13 10:00:00,9/13/20',
      'Ann,Bright,thumb,,1,TV,2020-09-12 10:00:00,9/12/20',
      'Ann,Klaus,thumb,,0,TV,2020-09-12 10:00:00,9/12/20',
      'Ann,The Irishman,star,-1,1,TV,2016-09-12 10:00:00,9/12/16',
      'Ann,Dark: Season 2,thumb,,2,TV,2020-09-12 10:00:00,9/12/20',
    )
    const history = historyOf(ratings)
    expect(linesOf(history)).toEqual([
      'Roma: seen, ★8 at 2016-09-14T12:30:00.000Z',
      'Okja: liked',
      'Mank: liked',
      'Dark: Season 2: liked',
    ])
    expect(leftOutOf(history)).toEqual(['Bright: thumbs down', 'Klaus: nothing said', 'The Irishman: nothing said'])
    expect(history.files).toEqual([{ name: 'Ratings.csv', source: 'netflix', rows: 7 }])
  })

  it('reads My List as a watchlist, with the rest of the archive', () => {
    const members = {
      'CONTENT_INTERACTION/MyList.csv': 'Profile Name,Title Name,Country,Utc Title Add Date\nAnn,Roma,DE,2019-01-02\n',
      'CONTENT_INTERACTION/Ratings.csv':
        'Profile Name,Title Name,Rating Type,Star Value,Thumbs Value,Event Utc Ts\nAnn,Roma,star,5,,2019-02-03T04:05:06Z\n',
      'CONTENT_INTERACTION/SearchHistory.csv': 'Title Name,Utc Title Add Date\nSECRET,2019-01-02\n',
      'PAYMENT_AND_BILLING/BillingHistory.csv': 'Title,Date\nSECRET,2020-01-01\n',
    }
    expect(linesIn(zip(members))).toEqual([
      'Roma: want-to-watch since 2019-01-02T12:00:00.000Z',
      'Roma: seen, ★10 at 2019-02-03T04:05:06.000Z',
    ])
  })
})
