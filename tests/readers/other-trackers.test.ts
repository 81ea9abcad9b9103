import { describe, expect, it } from 'vitest'
import {
  csv,
  givenFile,
  historyOf,
  json,
  leftOutOf,
  linesIn,
  linesOf,
  read,
  zip,
} from '#tests/support/history-files.ts'

describe('TMDB', () => {
  const header = 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated'
  const rows = [
    '396535,tt5700672,movie,부산행,2016-07-20,,,7.8,9.0,2016-07-20T00:00:00Z',
    '1668,tt0108778,tv,Friends,1994-09-22,,,8.4,8.0,2016-07-20T00:00:00Z',
    '348,,movie,Alien,1979-05-25,,,8.1,7.5,2016-07-20T00:00:00Z',
  ]

  it("reads the user's ratings, not TMDB's average, and movies alone", () => {
    const history = historyOf(csv('ratings.csv', header, ...rows))
    expect(linesOf(history)).toEqual([
      '부산행 2016 tmdb 396535 tt5700672: seen, ★9 at 2016-07-20T12:00:00.000Z',
      'Alien 1979 tmdb 348: seen, ★8 at 2016-07-20T12:00:00.000Z (rounded rating)',
    ])
    expect(leftOutOf(history)).toEqual(['Friends 1994: not a movie'])
  })

  it.each<[string, string]>([
    ['watchlist.csv', 'want-to-watch'],
    ['favorites.csv', 'liked'],
  ])('reads %s, which has the same header', (name, fact) => {
    expect(linesIn(csv(name, header, '348,,movie,Alien,1979-05-25,,,8.1,,'))).toEqual([`Alien 1979 tmdb 348: ${fact}`])
  })
})

describe('Simkl', () => {
  it('reads its CSV, with ids that are texts and days before months', () => {
    const history = historyOf(
      csv(
        'SimklBackup.csv',
        'SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB',
        '1,The Matrix,movie,1999,completed,,18-12-2023 00:00:00,10,"good, again",,603,tt0133093',
        '2,Inception,movie,2010,plantowatch,,,,,,27205,',
        '3,Dune,movie,2021,watching,,,,,,438631,',
        '4,Cats,movie,2019,dropped,,,2,,,0,',
        '5,Friends,tv,1994,completed,s10e17,,,,,,',
      ),
    )
    expect(linesOf(history)).toEqual([
      'The Matrix 1999 tmdb 603 tt0133093: viewed 2023-12-18, ★10, "good, again"',
      'Inception 2010 tmdb 27205: want-to-watch',
      'Dune 2021 tmdb 438631: watching',
      'Cats 2019: [dropped], ★2',
    ])
    expect(leftOutOf(history)).toEqual(['Friends 1994: not a movie'])
  })

  it('reads its JSON, with rewatches', () => {
    const arrival = { title: 'Arrival', year: 2016, ids: { simkl: 4, imdb: 'tt2543164', tmdb: '329865' } }
    const movies = [
      {
        status: 'completed',
        last_watched_at: '2026-01-06T22:00:00Z',
        user_rating: 9,
        user_rated_at: '2026-01-06T22:05:00Z',
        movie: arrival,
        is_rewatch: true,
      },
      { status: 'completed', last_watched_at: null, user_rating: null, movie: { title: 'Alien', year: 1979, ids: {} } },
    ]
    const shows = [{ status: 'completed', show: { title: 'Friends' } }]
    const history = historyOf(zip({ 'SimklBackup.json': { shows, anime: [], movies } }))
    expect(linesOf(history)).toEqual([
      'Arrival 2016 tmdb 329865 tt2543164: viewed once, viewed 2026-01-06T22:00Z again, ★9 at 2026-01-06T22:05:00.000Z',
      'Alien 1979: seen',
    ])
    expect(leftOutOf(history)).toEqual(['Friends: not a movie'])
  })
})

describe('Yamtrack and Floppy', () => {
  it('read a row for each viewing, status in any case, and other sources by title', () => {
    const lines = [
      '"media_id","source","media_type","title","image","season_number","episode_number","score","progress","status","start_date","end_date","notes","progressed_at"',
      '"10494","tmdb","movie","Perfect Blue","","","","9.5","1","Completed","","2024-02-09","Twice","2024-02-09T15:30:00Z"',
      '"348","tmdb","movie","Alien","","","","","0","planning","","","",""',
      '"m1","manual","movie","Home Movie","","","","","1","In progress","","","",""',
      '"","","movie","","","","","","1","Completed","","","",""',
      '"1668","tmdb","tv","Friends","","","","","24","Completed","","","",""',
    ]
    const history = historyOf(csv('yamtrack.csv', ...lines))
    expect(linesOf(history)).toEqual([
      'Perfect Blue tmdb 10494: viewed 2024-02-09 "Twice", ★10 (rounded rating)',
      'Alien tmdb 348: want-to-watch',
      'Home Movie: watching',
    ])
    expect(leftOutOf(history)).toEqual([': no title and no id', 'Friends: not a movie'])
  })

  it('count repeats, as they did in 2024', () => {
    const header = '"media_id","source","media_type","title","score","status","repeats","end_date","notes"'
    expect(linesIn(csv('y.csv', header, '"348","tmdb","movie","Alien","8.0","Completed","2","2024-02-09",""'))).toEqual(
      ['Alien tmdb 348: viewed 2024-02-09, viewed once, viewed once, ★8'],
    )
  })

  it('have lists in rows of their own', () => {
    const lines = [
      'row_type,media_id,source,media_type,title,score,status,end_date,notes,list_uid,list_name,list_description,list_item_date_added',
      'list,,,,,,,,,7,Space,In the dark,',
      'list_item,348,tmdb,movie,Alien,,,,,7,Space,,2024-02-09T10:11:12+00:00',
    ]
    const history = historyOf(csv('floppy.csv', ...lines))
    expect(history.lists).toEqual([{ id: 'floppy.csv 7', name: 'Space', description: 'In the dark', createdAt: null }])
    expect(linesOf(history)).toEqual(['Alien tmdb 348: on Space since 2024-02-09T10:11:12.000Z'])
  })
})

describe('Movary', () => {
  it('reads equal lines as so many viewings, and a viewing without a date', () => {
    const viewing = '"The Matrix",1999,603,tt0133093,2024-03-01,,Cinema'
    const lines = [
      'title,year,tmdbId,imdbId,watchedAt,comment,location',
      viewing,
      viewing,
      'Amélie,2001,194,,,"long ago",',
    ]
    expect(linesIn(csv('history.csv', ...lines))).toEqual([
      'The Matrix 1999 tmdb 603 tt0133093: viewed 2024-03-01 [Cinema]',
      'The Matrix 1999 tmdb 603 tt0133093: viewed 2024-03-01 [Cinema]',
      'Amélie 2001 tmdb 194: viewed once "long ago"',
    ])
  })

  it('reads its three files together', () => {
    const files = [
      csv('ratings.csv', 'title,year,tmdbId,imdbId,userRating', 'Alien,1979,348,,8'),
      csv('watchlist.csv', 'title,year,tmdbId,imdbId,addedAt', 'Dune,2021,438631,,"2025-01-02"'),
    ]
    expect(linesIn(files)).toEqual([
      'Alien 1979 tmdb 348: seen, ★8',
      'Dune 2021 tmdb 438631: want-to-watch since 2025-01-02T12:00:00.000Z',
    ])
  })
})

it.each([
  ['one movie', (movie: object) => movie],
  ['a graph', (movie: object) => ({ '@context': 'https://schema.org', '@graph': [movie] })],
])('Media Kraken: reads %s', (_, given) => {
  const movie = { '@type': 'Movie', name: 'Spirit', sameAs: 'https://www.themoviedb.org/movie/9023' }
  expect(linesIn(json('spirit.jsonld', given(movie)))).toEqual(['Spirit tmdb 9023: want-to-watch'])
})

it('Media Kraken: reads ids in links, and one viewing for each action', () => {
  const sameAs = ['https://www.themoviedb.org/movie/348', 'https://www.imdb.com/title/tt0078748']
  const time = { '@type': 'xsd:dateTime', '@value': '2020-01-02T10:11:12Z' }
  const movies = [
    { '@type': 'Movie', name: 'Alien', sameAs, actions: [{ '@type': 'WatchAction', 'purl:created': time }] },
    { '@type': 'Movie', name: 'Dune', datePublished: { '@value': '2021-09-15T00:00:00Z' }, 'purl:created': time },
  ]
  expect(linesIn(json('spirit.jsonld', movies))).toEqual([
    'Alien tmdb 348 tt0078748: viewed 2020-01-02T10:11Z',
    'Dune 2021: want-to-watch since 2020-01-02T10:11:12.000Z',
  ])
})

describe('SeriesGuide', () => {
  const movies = [
    {
      tmdb_id: 348,
      title: 'Alien',
      released_utc_ms: 296438400000,
      watched: true,
      plays: 2,
      in_watchlist: false,
      in_collection: true,
      rating_user: 8,
    },
    { tmdb_id: 0, imdb_id: 'tt1160419', title: 'Dune', watched: true, plays: 1, in_watchlist: true },
  ]
  const lines = [
    'Alien 1979 tmdb 348: viewed once, viewed once, on SeriesGuide Collection, ★8',
    'Dune tt1160419: seen, want-to-watch',
  ]

  it('reads counted plays', () => {
    expect(linesIn(json('seriesguide-movies.json', movies))).toEqual(lines)
  })

  it.each<[string, unknown]>([
    [
      'series',
      [{ tmdb_id: 578, imdb_id: '', title: 'Doctor Who', seasons: [{ season: 1, episodes: [{ episode: 1 }] }] }],
    ],
    ['series without seasons of their own', [{ id: 578, title: 'Doctor Who', favorite: true, episodes: [] }]],
    ['series under a name', { shows: [{ name: 'Doctor Who', seasons: { 1: [] } }] }],
  ])('refuses a file of %s by name', (_, shows) => {
    const file = json('seriesguide-shows.json', shows)
    expect(read(file)).toEqual({ kind: 'refused', problem: { kind: 'series', file: 'seriesguide-shows.json' } })
    const history = historyOf([file, json('seriesguide-movies.json', movies)])
    expect([linesOf(history), history.notices]).toEqual([lines, [{ kind: 'series', file: 'seriesguide-shows.json' }]])
  })

  it('reads one record per line', () => {
    const text = movies.map((movie) => JSON.stringify(movie)).join('\n')
    expect(linesIn(givenFile('seriesguide.json', text))).toEqual(lines)
  })
})
