import { describe, expect, it } from 'vitest'
import { leftCsv } from '#domain/imports/left-out/left-csv.ts'
import { leftCounts, leftRows } from '#domain/imports/left-out/left-rows.ts'
import { moviesIn } from '#domain/imports/match-movies.ts'
import { type ResolvedMovie, resolveMovies } from '#domain/imports/resolve.ts'
import { leftTraktFile } from '#domain/takeout/left-trakt-file.ts'
import type { GivenFile } from '#readers/messages.ts'
import { csv, givenFile, historyOf, json, linesOf } from '#tests/support/history-files.ts'

const show = { title: 'Friends', year: 1994, ids: { trakt: 1657, imdb: 'tt0108778', tmdb: 1668, tvdb: 79168 } }
const episode = { season: 2, number: 7, title: 'Ross Finds Out', ids: { trakt: 73640, tvdb: 303845 } }
const own = { trakt: '73640', tvdb: '303845' }
const shows = { trakt: '1657', imdb: 'tt0108778', tmdb: '1668', tvdb: '79168' }
const viewing = (watchedAt: string | null) => ({ kind: 'viewing', watchedAt })

const trakt = json('watched-history.json', [
  { id: 1, watched_at: '2020-01-02T10:11:00.000Z', action: 'watch', type: 'episode', episode, show },
])

const kept: readonly (readonly [string, GivenFile, object])[] = [
  [
    'Trakt, an episode',
    trakt,
    { type: 'episode', ids: own, show: shows, season: 2, episode: 7, facts: [viewing('2020-01-02T10:11Z')] },
  ],
  [
    'Trakt, a rated season',
    json('ratings-seasons.json', [
      {
        rated_at: '2020-01-02T10:11:12.000Z',
        rating: 8,
        type: 'season',
        season: { number: 3, ids: { trakt: 5 } },
        show,
      },
    ]),
    {
      type: 'season',
      ids: { trakt: '5' },
      show: shows,
      season: 3,
      facts: [{ kind: 'rating', rating: 8, ratedAt: '2020-01-02T10:11:12.000Z' }],
    },
  ],
  [
    'TMDB',
    csv(
      'ratings.csv',
      'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated',
      '1668,tt0108778,tv,Friends,1994-09-22T00:00:00Z,2,7,8.4,9,',
    ),
    {
      type: 'episode',
      ids: {},
      show: { tmdb: '1668', imdb: 'tt0108778' },
      season: 2,
      episode: 7,
      facts: [{ kind: 'seen' }, { kind: 'rating', rating: 9, ratedAt: null }],
    },
  ],
  [
    'Simkl',
    csv(
      'simkl.csv',
      'SIMKL_ID,Title,Type,Year,Watchlist,WatchedDate,Rating,TVDB,TMDB,IMDB',
      '1,Friends,tv,1994,plantowatch,,,79168,1668,tt0108778',
    ),
    {
      type: 'show',
      ids: { tmdb: '1668', imdb: 'tt0108778', tvdb: '79168' },
      facts: [{ kind: 'watchlist', addedAt: null, status: 'want-to-watch' }],
    },
  ],
  [
    'Yamtrack',
    csv(
      'yam.csv',
      'media_id,source,media_type,title,season_number,episode_number,status,end_date',
      '1668,tmdb,episode,Friends,2,7,Completed,2020-01-02',
    ),
    { type: 'episode', ids: {}, show: { tmdb: '1668' }, season: 2, episode: 7, facts: [viewing('2020-01-02')] },
  ],
  [
    'Watcharr',
    json('watcharr.json', [
      { status: 'DROPPED', content: { tmdbId: 1668, title: 'Friends', type: 'tv', release_date: '1994-09-22' } },
    ]),
    { type: 'show', ids: { tmdb: '1668' }, facts: [{ kind: 'tags', tags: ['dropped'] }] },
  ],
  [
    'TV Time',
    csv(
      'tracking.csv',
      'entity_type,type,movie_name,series_name,series_id,season_number,episode_number,episode_id,created_at',
      'episode,watch,,Friends,79168,2,7,303845,2020-01-02 10:11:12',
    ),
    {
      type: 'episode',
      ids: { tvdb: '303845' },
      show: { tvdb: '79168' },
      season: 2,
      episode: 7,
      facts: [viewing('2020-01-02T10:11Z')],
    },
  ],
]

const episodes: readonly (readonly [string, GivenFile])[] = [
  [
    'Ryot',
    json('ryot.json', {
      metadata: [
        {
          lot: 'show',
          source: 'tmdb',
          identifier: '1668',
          title: 'Friends',
          seen_history: [
            { state: 'completed', show_season_number: 2, show_episode_number: 7, ended_on: '2020-01-02' },
            { state: 'in_progress', show_season_number: 2, show_episode_number: 8 },
          ],
        },
      ],
    }),
  ],
  [
    'Simkl',
    json('SimklBackup.json', {
      movies: [{ status: 'completed', movie: { title: 'Alien', ids: { tmdb: '348' } } }],
      shows: [
        {
          status: 'watching',
          show: { title: 'Friends', ids: { simkl: 1, tmdb: '1668' } },
          seasons: [{ number: 2, episodes: [{ number: 7, watched_at: '2020-01-02' }] }],
        },
      ],
    }),
  ],
]

const reasons = {
  states: {
    'in doubt': 'Undecided',
    'not found': 'Not found',
    'not in demo': 'Not in the demo',
    'not a movie': 'Not a movie',
    adult: 'Adult',
    'none of these': 'By you',
    unanswered: 'Not looked up',
  },
  reasons: {
    'not a movie': 'Not a movie',
    'no title and no id': 'No title',
    unreadable: 'Unreadable',
    'nothing said': 'Nothing said',
    repeated: 'Again',
    'thumbs down': 'Thumbs down',
    'another profile': 'Another profile',
  },
  alreadyWatched: 'Already watched',
}
const left = (history: ReturnType<typeof historyOf>, movies: readonly ResolvedMovie[] = []) =>
  leftRows(history, movies, [], reasons)

describe('series and their parts', () => {
  it.each(kept)('are kept as their source has them: %s', (_, file, series) => {
    expect(historyOf(file).leftOut.map((row) => [row.title, row.reason, row.series])).toEqual([
      ['Friends', 'not a movie', series],
    ])
  })

  it.each(episodes)('are kept with each episode that was watched: %s', (_, file) => {
    expect(
      historyOf(file)
        .leftOut.map((row) => row.series)
        .at(-1),
    ).toEqual({
      type: 'episode',
      ids: {},
      show: { tmdb: '1668' },
      season: 2,
      episode: 7,
      facts: [viewing('2020-01-02')],
    })
    expect(historyOf(file).leftOut.map((row) => row.series?.type)).toEqual(['show', 'episode'])
  })

  it.each(kept)('stay what they are in the file of what is left: %s', (_, file, series) => {
    const { leftOut, lists } = historyOf(file)
    const again = historyOf(givenFile('left.csv', leftCsv(left({ ...historyOf(file), leftOut }), lists)))
    expect([again.rows, again.leftOut.map((row) => row.series)]).toEqual([[], [series]])
  })

  it('are a row for each thing that is said of them in the layout of Trakt', () => {
    const movies = csv(
      'diary.csv',
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
      '2021-01-02,Home Movie,2001,,4,,,2021-01-01',
    )
    const text = leftTraktFile([...left(historyOf(trakt)), ...left(historyOf(movies))], '2026-06-15')
    expect(text.split('\r\n')).toEqual([
      'trakt_id,imdb_id,tmdb_id,tvdb_id,type,title,year,season,episode,watched_at,watchlisted_at,rating,rated_at,show_trakt_id,show_imdb_id,show_tmdb_id,show_tvdb_id',
      '73640,,,303845,episode,Friends,1994,2,7,2020-01-02T10:11:00.000Z,,,,1657,tt0108778,1668,79168',
      ',,,,movie,Home Movie,2001,,,2021-01-01,,,,,,,',
      '',
    ])
    const again = historyOf(givenFile('trakt.csv', text))
    expect([linesOf(again), again.leftOut.map((row) => row.series)]).toEqual([
      ['Home Movie 2001: viewed 2021-01-01'],
      historyOf(trakt).leftOut.map((row) => row.series),
    ])
  })

  it('are counted apart from movies, also where only the provider knew', () => {
    const ratings = historyOf(
      csv(
        'ratings.csv',
        'Const,Your Rating,Date Rated,Title,Year',
        'tt0108778,9,2020-01-02,Friends,1994',
        'tt1,8,2020-01-03,Home Movie,2001',
      ),
    )
    const movies = resolveMovies(moviesIn(ratings.rows), {
      matches: new Map([['tt0108778', { kind: 'not a movie', found: 'series' }]]),
      choices: new Map(),
      alwaysReviewed: new Set(),
      seenOn: new Map(),
    })
    const rows = left(ratings, movies)
    expect(leftCounts(rows)).toEqual({ movies: 1, series: 1 })
    const [first] = rows
    expect(first?.row).toMatchObject({ reason: 'not a movie', series: { type: 'show', ids: { imdb: 'tt0108778' } } })
  })
})
