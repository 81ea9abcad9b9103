import { describe, expect, it } from 'vitest'
import { csv, historyOf, json, leftOutOf, linesIn, linesOf, read, zip } from '#tests/support/history-files.ts'

describe('TV Time', () => {
  const lines = [
    'Alien 1979 tt0078748: viewed 2020-01-02T10:11Z, viewed once',
    'Dune 2021: want-to-watch since 2021-03-04T05:06:07.000Z',
  ]

  it('reads films that were exported as CSV', () => {
    const rows = [
      'uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count',
      'a,1,tt0078748,Alien,1979,2019-01-01T00:00:00Z,2020-01-02T10:11:12Z,true,1',
      'b,2,-1,Dune,2021,2021-03-04 05:06:07,,false,0',
    ]
    expect(linesIn(csv('tvtime-movies.csv', ...rows))).toEqual([
      lines[0],
      'Dune 2021: want-to-watch since 2021-03-04T05:06:07.000Z (wrong id)',
    ])
  })

  it('reads films that were exported as JSON', () => {
    const films = [
      {
        uuid: 'a',
        id: { tvdb: 1, imdb: 'tt0078748' },
        title: 'Alien',
        year: 1979,
        created_at: '',
        watched_at: '2020-01-02T10:11:12Z',
        is_watched: true,
        rewatch_count: 1,
      },
      { uuid: 'b', id: { tvdb: 2 }, title: 'Dune', year: 2021, created_at: '2021-03-04T05:06:07Z', is_watched: false },
    ]
    expect(linesIn(json('movies.json', films))).toEqual(lines)
  })

  it('reads the records of its own archive, and nothing else of it', () => {
    const records = [
      'created_at,uuid,type,entity_type,movie_name,release_date,watch_date,series_name',
      '2020-01-03 00:00:01,a,watch,movie,Alien,1979-05-25 00:00:00,2020-01-02 10:11:12,',
      '2021-03-04 05:06:07,b,towatch,movie,Dune,2021-09-15 00:00:00,,',
      '2021-03-04 05:06:07,c,watch,episode,,,,Friends',
    ].join('\n')
    const history = historyOf(
      zip({ 'gdpr/tracking-prod-records.csv': records, 'gdpr/access_token.csv': 'title,imdb_id\nSECRET,tt1\n' }),
    )
    expect(linesOf(history)).toEqual([
      'Alien 1979: viewed 2020-01-02T10:11Z',
      'Dune 2021: want-to-watch since 2021-03-04T05:06:07.000Z',
    ])
    expect(leftOutOf(history)).toEqual(['Friends: not a movie'])
  })
})

describe('Ryot', () => {
  const seen = (ended_on: string | null) => ({ state: 'completed', ended_on })
  const alien = {
    lot: 'movie',
    source: 'tmdb',
    identifier: '348',
    seen_history: [seen('2024-01-04T00:00:00Z'), seen(null)],
    reviews: [{ rating: '70', review: { text: 'still good', date: '2024-01-05T10:00:00Z' } }],
    collections: [
      { collection_id: 'c1', collection_name: 'Watchlist', created_on: '2024-01-01T00:00:00Z' },
      { collection_id: 'c2', collection_name: 'Space', created_on: '2024-01-01T00:00:00Z' },
      { collection_id: 'c3', collection_name: 'Completed', created_on: '2024-01-01T00:00:00Z' },
    ],
  }
  const file = json('ryot.json', { metadata: [alien, { ...alien, lot: 'book' }, { ...alien, source: 'anilist' }] })

  it('asks for the scale of the ratings, which its file does not name', () => {
    expect(read(file)).toEqual({
      kind: 'asked',
      questions: [{ file: 'ryot.json', ratingScale: { highest: 70, suggested: 100 } }],
    })
  })

  it('reads viewings, reviews and collections', () => {
    const history = historyOf(file, { 'ryot.json': { ratingScale: 100 } })
    expect(linesOf(history)).toEqual([
      ' tmdb 348: viewed 2024-01-04, viewed once, ★7 at 2024-01-05T10:00:00.000Z, "still good", want-to-watch since 2024-01-01T12:00:00.000Z, on Space since 2024-01-01T12:00:00.000Z'.trim(),
    ])
    expect(leftOutOf(history)).toEqual([': not a movie', ': no title and no id'])
  })
})
