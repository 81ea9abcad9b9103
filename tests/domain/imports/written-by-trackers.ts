import type { HistoryAnswers } from '#domain/imports/questions.ts'
import type { HistorySource } from '#domain/imports/read-history.ts'
import type { GivenFile } from '#readers/messages.ts'
import { csv, json, zip } from '#tests/support/history-files.ts'

/** What a user said of a movie or a series. */
export interface Said {
  readonly title: string
  readonly isSeries: boolean
  readonly day: string
  /** From 1 to 10, 0 for none. */
  readonly rating: number
  readonly isWanted: boolean
  readonly isListed: boolean
  readonly note: string
}

interface Written {
  readonly files: GivenFile | readonly GivenFile[]
  readonly answers?: HistoryAnswers
  /** Where there is not one for each record. */
  readonly rows?: number
}

const year = (title: string): number => 1950 + title.length
const timeOf = (day: string): string => `${day || '2020-05-05'}T10:11:12.000Z`
const stars = (rating: number): string => (rating === 0 ? '' : String(rating / 2))
const score = (rating: number): string => (rating === 0 ? '' : String(rating))

const traktWork = ({ title, isSeries }: Said) =>
  isSeries
    ? { type: 'episode', episode: { season: 1, number: 2, ids: { trakt: 1 } }, show: { title, year: 2000, ids: {} } }
    : { type: 'movie', movie: { title, year: year(title), ids: {} } }

const writers: Readonly<Record<HistorySource, (records: readonly Said[]) => Written>> = {
  trakt: (records) => {
    const rated = records.filter(({ rating }) => rating > 0)
    const wanted = records.filter(({ isWanted }) => isWanted)
    const listed = records.filter(({ isListed }) => isListed)
    return {
      files: zip({
        'watched-history.json': records.map((said, id) => ({ id, watched_at: timeOf(said.day), ...traktWork(said) })),
        'ratings-movies.json': rated.map((said) => ({
          rated_at: timeOf(said.day),
          rating: said.rating,
          ...traktWork(said),
        })),
        'lists-watchlist.json': wanted.map((said) => ({ listed_at: timeOf(said.day), ...traktWork(said) })),
        'lists-list-1-noir.json': listed.map((said) => ({
          listed_at: timeOf(''),
          notes: said.note,
          ...traktWork(said),
        })),
      }),
      rows: [records, rated, wanted, listed].reduce((sum, { length }) => sum + length, 0),
    }
  },
  letterboxd: (records) => {
    const rows = (header: string, cells: (said: Said) => string) =>
      `${[header, ...records.map(cells)].join('\r\n')}\r\n`
    const head = 'Date,Name,Year,Letterboxd URI'
    const named = ({ day, title }: Said) => `${day},${title},${year(title)},`
    return {
      files: zip({
        'diary.csv': rows(
          `${head},Rating,Rewatch,Tags,Watched Date`,
          (said) => `${named(said)},${stars(said.rating)},${said.isWanted ? 'Yes' : ''},${said.note},${said.day}`,
        ),
        'watched.csv': rows(head, named),
        'ratings.csv': rows(`${head},Rating`, (said) => `${named(said)},${stars(said.rating)}`),
        'watchlist.csv': rows(head, named),
        'lists/noir.csv': `Letterboxd list export v7\r\nDate,Name,Tags,URL,Description\r\n2020-01-01,Noir,,,\r\n\r\n${rows('Position,Name,Year,URL,Description', ({ title, note }) => `1,${title},${year(title)},,${note}`)}`,
      }),
      rows: 5 * records.length,
    }
  },
  imdb: (records) => ({
    files: csv(
      'ratings.csv',
      'Const,Your Rating,Date Rated,Title,Year,Description',
      ...records.map(
        ({ title, isSeries, rating, day, note }) =>
          `${isSeries ? 'nm1' : `tt${year(title)}000`},${score(rating)},${day},${title},${year(title)},${note}`,
      ),
    ),
  }),
  tmdb: (records) => ({
    files: csv(
      'ratings.csv',
      'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Your Rating,Date Rated',
      ...records.map(
        ({ title, isSeries, rating, day }) =>
          `${year(title)},,${isSeries ? 'tv' : 'movie'},${title},${year(title)}-01-01,,,${score(rating)},${day}`,
      ),
    ),
  }),
  simkl: (records) => ({
    files: csv(
      'simkl.csv',
      'SIMKL_ID,Title,Type,Year,Watchlist,WatchedDate,Rating,Memo',
      ...records.map(
        ({ title, isSeries, isWanted, day, rating, note }) =>
          `1,${title},${isSeries ? 'tv' : 'movie'},${year(title)},${isWanted ? 'plantowatch' : 'completed'},${day},${score(rating)},${note}`,
      ),
    ),
  }),
  yamtrack: (records) => ({
    files: csv(
      'yamtrack.csv',
      'media_id,source,media_type,title,status,end_date,score,notes,repeats',
      ...records.map(
        ({ title, isSeries, isWanted, isListed, day, rating, note }) =>
          `${year(title)},tmdb,${isSeries ? 'episode' : 'movie'},${title},${isWanted ? 'Planning' : 'Completed'},${day},${score(rating)},${note},${isListed ? 2 : ''}`,
      ),
    ),
  }),
  movary: (records) => {
    const named = ({ title }: Said) => `${title},${year(title)},,`
    return {
      files: [
        csv(
          'history.csv',
          'title,year,tmdbId,imdbId,watchedAt,comment',
          ...records.map((said) => `${named(said)},${said.day},${said.note}`),
        ),
        csv(
          'ratings.csv',
          'title,year,tmdbId,imdbId,userRating',
          ...records.map((said) => `${named(said)},${score(said.rating)}`),
        ),
        csv(
          'watchlist.csv',
          'title,year,tmdbId,imdbId,addedAt',
          ...records.map((said) => `${named(said)},${said.day}`),
        ),
      ],
      rows: 3 * records.length,
    }
  },
  watcharr: (records) => ({
    files: json(
      'watcharr.json',
      records.map(({ title, isSeries, isWanted, isListed, day, rating, note }) => ({
        status: isWanted ? 'PLANNED' : 'FINISHED',
        rating,
        thoughts: note,
        content: { title, type: isSeries ? 'tv' : 'movie', release_date: `${year(title)}-01-01` },
        activity: day === '' ? [] : [{ type: 'STATUS_CHANGED', data: 'FINISHED', createdAt: timeOf(day) }],
        tags: isListed ? [{ name: 'noir' }] : [],
      })),
    ),
  }),
  'media-kraken': (records) => ({
    files: json('kraken.json', [
      { '@type': 'Movie', name: 'Alien', datePublished: '1979' },
      ...records.map(({ title, isSeries, isWanted, day }) => ({
        '@type': isSeries ? 'TVSeries' : 'Movie',
        name: title,
        datePublished: `${year(title)}`,
        actions: isWanted ? [] : [{ '@type': 'WatchAction', startTime: timeOf(day) }],
      })),
    ]),
    rows: records.length + 1,
  }),
  seriesguide: (records) => ({
    files: json(
      'seriesguide-movies.json',
      records.map(({ title, isWanted, isListed, day, rating }) => ({
        tmdb_id: year(title),
        title,
        in_watchlist: isWanted,
        in_collection: isListed,
        watched: day !== '',
        plays: day === '' ? 0 : 2,
        rating_user: rating,
      })),
    ),
  }),
  'tv-time': (records) => ({
    files: csv(
      'tracking.csv',
      'uuid,entity_type,type,movie_name,series_name,created_at',
      ...records.map(
        ({ title, isSeries, isWanted, day }, index) =>
          `${index},${isSeries ? 'episode' : 'movie'},${isWanted ? 'towatch' : 'watch'},${title},${title},${timeOf(day)}`,
      ),
    ),
  }),
  ryot: (records) => ({
    files: json('ryot.json', {
      metadata: records.map(({ title, isSeries, isWanted, isListed, day, rating, note }) => ({
        lot: isSeries ? 'book' : 'movie',
        source: 'tmdb',
        identifier: String(year(title)),
        title,
        seen_history: day === '' ? [] : [{ state: 'completed', ended_on: day }],
        reviews: [{ rating: rating === 0 ? null : String(rating), review: { text: note, date: timeOf(day) } }],
        collections: [...(isWanted ? ['Watchlist'] : []), ...(isListed ? ['Noir'] : [])].map((name) => ({
          collection_name: name,
        })),
      })),
    }),
    answers: { 'ryot.json': { ratingScale: 10 } },
  }),
  netflix: (records) => ({
    files: csv(
      'ViewingHistory.csv',
      'Title,Date',
      ...records.map(({ title, isSeries, day }) => `"${isSeries ? `${title}: Season 1: Pilot` : title}","${day}"`),
    ),
  }),
  csv: (records) => ({
    files: csv(
      'mine.csv',
      'Title,Year,Kind,Watched,Rating,Watchlist,List,Note',
      ...records.map(
        ({ title, isSeries, day, rating, isWanted, isListed, note }) =>
          `${title},${year(title)},${isSeries ? 'tv' : 'movie'},${day},${score(rating)},${isWanted ? 'yes' : ''},${isListed ? 'Noir' : ''},${note}`,
      ),
    ),
    answers: {
      'mine.csv': {
        columns: ['title', 'year', 'kind', 'watched at', 'rating', 'watchlist', 'list', 'note'],
        ratingScale: 10,
      },
    },
  }),
  list: (records) => ({
    files: csv(
      'mine.txt',
      ...records.map(({ title, isSeries }) =>
        isSeries ? 'https://trakt.tv/shows/friends' : `${title} (${year(title)})`,
      ),
    ),
    answers: { 'mine.txt': { meaning: 'list' } },
  }),
}

/** The same records in an export of each source. */
export const writtenBy = (source: HistorySource, records: readonly Said[]): Written => writers[source](records)
