import { describe, expect, it, onTestFinished } from 'vitest'
import { localDayOf } from '#domain/values/day.ts'
import { csv, historyOf, leftOutOf, linesIn, linesOf, read, zip } from '#tests/support/history-files.ts'

const named = 'Date,Name,Year,Letterboxd URI'
const diary = `${named},Rating,Rewatch,Tags,Watched Date`
const reviews = `${named},Rating,Rewatch,Review,Tags,Watched Date`
const text = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n`

describe('Letterboxd', () => {
  it('joins its files by name and year: their links differ', () => {
    const history = historyOf(
      zip({
        'watched.csv': text(named, '2019-05-01,Alien,1979,https://boxd.it/film'),
        'diary.csv': text(diary, '2020-01-03,Alien,1979,https://boxd.it/entry,4.5,,"with ann, cinema",2020-01-02'),
        'reviews.csv': text(
          reviews,
          '2020-01-03,Alien,1979,https://boxd.it/entry,4.5,,Still good.,"with ann, cinema",2020-01-02',
        ),
        'ratings.csv': text(`${named},Rating`, '2021-03-04,Alien,1979,https://boxd.it/film,5'),
        'likes/films.csv': text(named, '2019-05-01,Alien,1979,https://boxd.it/film'),
        'watchlist.csv': text(named, '2022-05-06,Dune,2021,https://boxd.it/dune'),
      }),
    )
    expect(linesOf(history)).toEqual([
      'Alien 1979: viewed 2020-01-02 ★9 "Still good." [with ann, cinema]',
      'Alien 1979: seen added 2019-05-01T12:00:00.000Z',
      'Alien 1979: ★10 at 2021-03-04T12:00:00.000Z, seen',
      'Dune 2021: want-to-watch since 2022-05-06T12:00:00.000Z',
      'Alien 1979: liked',
    ])
    expect(new Set(history.rows.map(({ named: { key } }) => key)).size).toBe(2)
  })

  it('takes the day of a viewing from the diary alone: the others are those of adding', () => {
    expect(linesIn(csv('watched.csv', named, '2020-01-02,Alien,1979,u'))).toEqual([
      'Alien 1979: seen added 2020-01-02T12:00:00.000Z',
    ])
  })

  it.each(['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'])('keeps a day as that day in %s', (zone) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    onTestFinished(() => {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    })
    const { rows } = historyOf(csv('diary.csv', diary, ',Alien,1979,a,,,,2020-01-02'))
    const days = rows.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'viewing' ? fact.watchedAt : [])))
    expect([days, days.map((day) => day && localDayOf(day))]).toEqual([['2020-01-02'], ['2020-01-02']])
  })

  it('implies an earlier viewing by a rewatch without one', () => {
    const rows = [
      ',Alien,1979,a,,Yes,,2020-01-02',
      ',Alien,1979,b,,Yes,,2021-01-02',
      ',Dune,1984,c,,,,2018-01-01',
      ',Dune,1984,d,,Yes,,2019-01-01',
    ]
    expect(linesIn(csv('diary.csv', diary, ...rows))).toEqual([
      'Alien 1979: viewed once, viewed 2020-01-02 again',
      'Alien 1979: viewed 2021-01-02 again',
      'Dune 1984: viewed 2018-01-01',
      'Dune 1984: viewed 2019-01-01 again',
    ])
  })

  it('keeps apart two movies of one name and year by their links, and movies of one name by their years', () => {
    const castles = [',The Haunted Castle,1897,u1', ',The Haunted Castle,1897,u2', ',the haunted castle,1897,u5']
    const rows = [...castles, ',Psycho,1960,u3', ',Psycho,1998,u4']
    const { rows: read } = historyOf(csv('watched.csv', named, ...rows))
    expect(read.map(({ named: { key } }) => key)).toEqual([
      'the haunted castle 1897',
      'the haunted castle 1897 #2',
      'the haunted castle 1897 #3',
      'psycho 1960',
      'psycho 1998',
    ])
  })

  it('joins entries and reviews that have no links by name, year and day', () => {
    const files = [
      csv(
        'diary.csv',
        diary,
        ',Alien,1979,,4,,,2020-01-02',
        ',Dune,1984,,,,,2020-01-02',
        ',Heat,1995,,,,,2020-03-04',
        ',Heat,1995,,,Yes,,2021-03-04',
      ),
      csv(
        'reviews.csv',
        reviews,
        ',Alien,1979,,4,,Dark.,,2020-01-02',
        ',Heat,1995,,,Yes,Again.,,2021-03-04',
        ',Brazil,1985,,,,Loud.,,2020-01-02',
      ),
    ]
    expect(linesIn(files)).toEqual([
      'Alien 1979: viewed 2020-01-02 ★8 "Dark."',
      'Dune 1984: viewed 2020-01-02',
      'Heat 1995: viewed 2020-03-04',
      'Heat 1995: viewed 2021-03-04 again "Again."',
      'Brazil 1985: viewed 2020-01-02 "Loud."',
    ])
  })

  it('joins a review to one entry alone, also where both are of one day', () => {
    const entry = ',Alien,1979,,,,,2020-01-02'
    const files = [
      csv('diary.csv', diary, entry, entry, entry),
      csv('reviews.csv', reviews, ',Alien,1979,,,,One.,,2020-01-02', ',Alien,1979,,,,Two.,,2020-01-02'),
    ]
    expect(linesIn(files)).toEqual([
      'Alien 1979: viewed 2020-01-02 "One."',
      'Alien 1979: viewed 2020-01-02 "Two."',
      'Alien 1979: viewed 2020-01-02',
    ])
  })

  it('joins by links first, and by name and day where either has none', () => {
    const files = [
      csv('diary.csv', diary, ',Alien,1979,,,,,2020-01-02', ',Alien,1979,b,,,,2020-01-02'),
      csv('reviews.csv', reviews, ',Alien,1979,b,,,By link.,,2020-01-02', ',Alien,1979,c,,,By day.,,2020-01-02'),
    ]
    expect(linesIn(files)).toEqual([
      'Alien 1979: viewed 2020-01-02 "By day."',
      'Alien 1979: viewed 2020-01-02 "By link."',
    ])
  })

  it('tells no movies of one name and year apart by a link that is missing', () => {
    const rows = [',Alien,1979,u1', ',Alien,1979,', ',Alien,1979,u1']
    const { rows: read } = historyOf(csv('watched.csv', named, ...rows))
    expect(new Set(read.map(({ named: { key } }) => key))).toEqual(new Set(['alien 1979']))
  })

  it('keeps the tags of a review without a day with the movie', () => {
    expect(linesIn(csv('reviews.csv', reviews, ',Alien,1979,a,,,Fine.,"cinema, with ann",'))).toEqual([
      'Alien 1979: "Fine.", [cinema, with ann]',
    ])
  })

  it('may have movies without a year, which were announced', () => {
    expect(linesIn(csv('watchlist.csv', named, '2020-01-02,Untitled,,u'))).toEqual([
      'Untitled: want-to-watch since 2020-01-02T12:00:00.000Z',
    ])
  })

  it('may have a movie on the watchlist that was watched', () => {
    const files = [csv('watched.csv', named, ',Alien,1979,u'), csv('watchlist.csv', named, ',Alien,1979,u')]
    expect(linesIn(files)).toEqual(['Alien 1979: seen', 'Alien 1979: want-to-watch'])
  })

  it('reads a review without a day as a note of the movie, and one with a day as a viewing', () => {
    const rows = [',Alien,1979,a,4,,Fine.,,', ',Dune,1984,b,,,Long.,,2020-01-02']
    expect(linesIn(csv('reviews.csv', reviews, ...rows))).toEqual([
      'Alien 1979: "Fine.", ★8',
      'Dune 1984: viewed 2020-01-02 "Long."',
    ])
  })

  it('reads reviews as plain text', () => {
    const review = '<b>Bold</b> &amp; it&#39;s<br/>new<script>alert(1)</script> 1 < 2 &lt;b&gt;'
    expect(linesIn(csv('reviews.csv', reviews, `,Alien,1979,a,,,${review},,2020-01-02`))).toEqual([
      'Alien 1979: viewed 2020-01-02 "Bold & it\'s\nnew 1 < 2 <b>"',
    ])
  })

  it('keeps the lines of a review', () => {
    const row = ',Alien,1979,a,,,"One.\n\nTwo, ""three"".",,2020-01-02'
    expect(linesIn(csv('reviews.csv', reviews, row))).toEqual(['Alien 1979: viewed 2020-01-02 "One.\n\nTwo, "three"."'])
  })

  it.each<[string, string]>([
    ['', 'seen'],
    ['0', 'seen'],
    ['0.5', '★1, seen'],
    ['4.5', '★9, seen'],
    ['5', '★10, seen'],
    ['11', 'seen (rating above scale)'],
    ['abc', 'seen (wrong rating)'],
  ])('reads the rating %j as %s', (rating, line) => {
    expect(linesIn(csv('ratings.csv', `${named},Rating`, `,Alien,1979,u,${rating}`))).toEqual([`Alien 1979: ${line}`])
  })

  it.each<[string, string]>([
    ['an empty first line', ''],
    ['the version', 'Letterboxd list export v7'],
  ])('reads a list after %s, with a description of several lines', (_, first) => {
    const lines = [
      first,
      'Date,Name,Tags,URL,Description',
      '2021-01-20,Noir,"dark, b/w",https://boxd.it/l,"First,\n\n<b>second</b>"',
      '',
      'Position,Name,Year,URL,Description',
      '1,Laura,1944,https://boxd.it/1,',
      '2,Detour,1945,https://boxd.it/2,Cheap and great',
    ]
    const history = historyOf(csv('lists/null-35233908.csv', ...lines))
    expect(history.lists).toEqual([
      {
        id: 'lists/null-35233908.csv',
        name: 'Noir',
        description: 'First,\n\nsecond',
        createdAt: '2021-01-20T12:00:00.000Z',
      },
    ])
    expect(linesOf(history)).toEqual(['Laura 1944: on Noir #1', 'Detour 1945: on Noir #2, "Cheap and great"'])
  })

  it('may have empty lists, and two of one name', () => {
    const list = text(
      '',
      'Date,Name,Tags,URL,Description',
      '2021-01-20,Noir,,u,',
      '',
      'Position,Name,Year,URL,Description',
    )
    const { lists, rows } = historyOf(zip({ 'lists/noir.csv': list, 'lists/noir-1.csv': list }))
    expect([lists.map(({ id, name }) => [id, name]), rows]).toEqual([
      [
        ['lists/noir.csv', 'Noir'],
        ['lists/noir-1.csv', 'Noir'],
      ],
      [],
    ])
  })

  it('asks what a file with a name of its own means, since three of its files have one header', () => {
    const file = csv('my films.csv', named, ',Alien,1979,u')
    expect(read(file)).toEqual({
      kind: 'asked',
      questions: [{ file: 'my films.csv', meaning: { suggested: 'watched' } }],
    })
    expect(linesIn(file, { 'my films.csv': { meaning: 'liked' } })).toEqual(['Alien 1979: liked'])
  })

  it('never says that a row is a movie: series are among them', () => {
    const { rows } = historyOf(csv('watched.csv', named, ',Boiling Point,2023,u'))
    expect(rows.map(({ named: { isMovie } }) => isMovie)).toEqual([false])
  })

  it('keeps titles in every script as they are', () => {
    const titles = ['부산행', '(500) Days of Summer', '300', 'Se7en', 'L’Âge d’or', 'Mission – Impossible']
    const history = historyOf(csv('watched.csv', named, ...titles.map((title) => `,${title},2000,u`)))
    expect([history.rows.map((row) => row.named.title), leftOutOf(history)]).toEqual([titles, []])
  })
})
