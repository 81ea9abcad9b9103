import { describe, expect, it } from 'vitest'
import { csv, historyOf, json, leftOutOf, linesIn, linesOf, read, zip } from '#tests/support/history-files.ts'

describe('TV Time', () => {
  const lines = [
    'Alien 1979 tt0078748: viewed 2020-01-02T10:11Z, viewed once',
    'Dune 2021: want-to-watch since 2021-03-04T05:06:07.000Z',
  ]

  it('reads movies that were exported as CSV', () => {
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

  it('reads movies that were exported as JSON', () => {
    const movies = [
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
    expect(linesIn(json('movies.json', movies))).toEqual(lines)
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

  const [alien, dune, stranger] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-1111-1111-111111111111`)

  it('names movies of its archive that have a key alone, and those on its lists', () => {
    const records = [
      'watch_count,user_id,uuid,release_date,type,created_at,alpha_range_key,entity_type,movie_name',
      `,1,${alien},1979-05-25 00:00:00,watch,2023-03-17 14:12:47,watch-alpha-alien-resurrection,movie,`,
      `,1,${dune},0001-01-01 00:00:00,towatch,2023-03-17 14:10:43,,movie,Dune`,
    ].join('\n')
    const lists = [
      'lists,s_key,user_id,created_at,objects,type,name,description,is_public,ordering',
      `,favorite-movies,1,2023-09-23 17:15:07,[map[created_at:1.695489307e+09 type:movie uuid:${alien}]],list,Favorite Movies,,false,0`,
      ',favorite-series,1,2023-09-23 17:15:07,[map[created_at:1.6e+09 id:73739 type:series]],list,,,false,0',
      `,k1,1,2023-09-24 10:00:00,[map[type:movie uuid:${dune}] map[id:1 type:series] map[type:movie uuid:${stranger}] map[type:movie uuid:${alien}]],list,Space,Far away,true,1`,
      ',k2,1,2023-09-24 10:00:00,[],list,Later,,true,2',
    ].join('\n')
    const episodes = 'key,ep_id,s_id,series_name,created_at\nwatch-episode-1,1,1,SECRET,2024-01-02 20:00:00\n'
    const history = historyOf(
      zip({
        'tv-time-personal-data/tracking-prod-records.csv': records,
        'tv-time-personal-data/tracking-prod-records-v2.csv': episodes,
        'tv-time-personal-data/lists-prod-lists.csv': lists,
        'tv-time-personal-data/ip_address.csv': 'ip\nSECRET\n',
      }),
    )
    expect(linesOf(history)).toEqual([
      'alien resurrection 1979: viewed 2023-03-17T14:12Z',
      'Dune: want-to-watch since 2023-03-17T14:10:43.000Z',
      'alien resurrection 1979: liked',
      'Dune: on Space #1',
      'alien resurrection 1979: on Space #4',
    ])
    expect(leftOutOf(history)).toEqual([': not a movie', ': not a movie', ': no title and no id'])
    const createdAt = '2023-09-24T10:00:00.000Z'
    expect(history.lists.map(({ id: _, ...list }) => list)).toEqual([
      { name: 'Space', description: 'Far away', createdAt },
      { name: 'Later', description: '', createdAt },
    ])
  })

  const exported = [
    'uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count,is_favorite',
    `${alien},1,tt0078748,Alien,1979,2019-01-01T00:00:00Z,2020-01-02T10:11:12Z,true,0,true`,
  ]
  const named = ['Alien 1979 tt0078748: viewed 2020-01-02T10:11Z, liked']
  const onList = ['Alien 1979 tt0078748: on Favorites #1', 'Past Lives: on Favorites #3']

  it('reads lists that were exported as CSV', () => {
    const lists = csv(
      'tvtime-lists-2026-07-05.csv',
      'list_id,list_name,item_type,tvdb_id,uuid,name,custom_order',
      `7,Favorites,movie,99,${alien},Alien,0`,
      '7,Favorites,series,42,s,Severance,1',
      `7,Favorites,movie,98,${stranger},Past Lives,2`,
    )
    const history = historyOf([csv('tvtime-movies.csv', ...exported), lists])
    expect([linesOf(history), leftOutOf(history)]).toEqual([[...named, ...onList], ['Severance: not a movie']])
  })

  it('reads lists that were exported as JSON', () => {
    const items = [
      { custom_order: 0, name: 'Alien', type: 'movie', tvdb_id: 99, uuid: alien },
      { custom_order: 1, name: 'Severance', type: 'series', tvdb_id: 42, uuid: 's' },
      { custom_order: 2, name: 'Past Lives', type: 'movie', tvdb_id: null, uuid: stranger },
    ]
    const list = { id: '7', name: 'Favorites', description: 'Mine', is_public: false, created_at: '', items }
    const history = historyOf([csv('tvtime-movies.csv', ...exported), json('tvtime-lists-2026-07-05.json', [list])])
    expect([linesOf(history), leftOutOf(history)]).toEqual([[...named, ...onList], ['Severance: not a movie']])
    expect(history.lists.map(({ name, description }) => [name, description])).toEqual([['Favorites', 'Mine']])
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
