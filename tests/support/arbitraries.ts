import fc from 'fast-check'
import { genreNames } from '#domain/movie/genres.ts'
import { languages } from '#domain/movie/languages.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { friendColors } from '#domain/records/friends.ts'
import type {
  Collection,
  CollectionLink,
  Friend,
  Library,
  Settings,
  Viewing,
  Watchlist,
  WatchlistItem,
} from '#domain/records/library.ts'
import { entryWith, type MovieHistory, slimSnapshotOf } from '#domain/records/watch-history.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import { minuteOf } from '#domain/values/watched-at.ts'

const someTitles = [
  'Alien',
  '🦖🌋',
  '👩‍🚀 Gravity',
  'العربية',
  'שלום',
  'Amélie',
  '千と千尋の神隠し',
  '<b>',
  '"',
  '__proto__',
]

// Plain prototypes, as JSON.parse creates them: toStrictEqual compares prototypes.
const record = <T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) => fc.record<T>(model, { noNullPrototype: true })

/** Titles with emoji, right-to-left text, quotes and any other text. */
export const titles = fc
  .oneof(fc.constantFrom(...someTitles), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }))
  .filter((title) => title.trim() !== '')

export const isoTimes = fc.integer({ min: 0, max: 4_102_444_800_000 }).map((time) => isoTimeOf(time) ?? '')
export const movieIds = fc.integer({ min: 1, max: 9_999_999_999 })
export const recordIds = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })

const picturePaths = fc.option(fc.stringMatching(/^\/[a-zA-Z0-9_-]{1,12}\.(jpg|png|svg)$/))
const dates = fc.oneof(
  fc.constant(''),
  isoTimes.map((time) => time.slice(0, 10)),
)
const ratings = fc.integer({ min: 0, max: 100 }).map((tenths) => (tenths === 0 ? '0' : (tenths / 10).toFixed(1)))

export const snapshots = (id: number): fc.Arbitrary<MovieSnapshot> =>
  record({
    id: fc.constant(id),
    title: titles,
    posterPath: picturePaths,
    backdropPath: picturePaths,
    overview: fc.string({ unit: 'grapheme' }),
    releaseDate: dates,
    voteAverage: ratings,
    runtime: fc.integer({ min: 0, max: 900 }),
    genres: fc.uniqueArray(fc.oneof(fc.constantFrom(...Object.values(genreNames)), titles), { maxLength: 4 }),
  })

const statuses = fc.oneof(
  fc.constant({ status: 'want-to-watch', watchedAt: null } as const),
  fc.constant({ status: 'watching', progress: 0, watchedAt: null } as const),
  fc.integer({ min: 0, max: 100 }).map((progress) => ({ status: 'watching', progress, watchedAt: null }) as const),
  isoTimes.map((watchedAt) => ({ status: 'watched', progress: 100, watchedAt }) as const),
)

const watchlistItems: fc.Arbitrary<WatchlistItem> = movieIds.chain((movieId) =>
  fc
    .record(
      {
        id: recordIds,
        movieId: fc.constant(movieId),
        userId: fc.constant(1 as const),
        addedAt: isoTimes,
        favorite: fc.boolean(),
        lastModified: isoTimes,
        movie: snapshots(movieId),
      },
      { noNullPrototype: true, requiredKeys: ['id', 'movieId', 'userId', 'addedAt', 'favorite', 'movie'] },
    )
    .chain((item) => statuses.map((status) => ({ ...item, ...status }))),
)

const withDistinct = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]

/** Valid watchlists: each movie once, with distinct ids. */
export const watchlists: fc.Arbitrary<Watchlist> = fc
  .uniqueArray(watchlistItems, { selector: ({ movieId }) => movieId, maxLength: 12 })
  .map((items) => withDistinct(items, ({ id }) => String(id)))

const collections: fc.Arbitrary<readonly Collection[]> = fc.uniqueArray(
  record({
    id: recordIds,
    name: titles.map((name) => name.trim()),
    description: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
    coverImage: picturePaths,
    createdAt: isoTimes,
    lastUpdatedAt: isoTimes,
    moviesCount: fc.nat(5000),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
)

/** Valid links: each movie once in a collection, with distinct ids. */
const links: fc.Arbitrary<readonly CollectionLink[]> = fc
  .uniqueArray(
    movieIds.chain((movieId) =>
      record({
        id: recordIds,
        movieId: fc.constant(movieId),
        collectionId: recordIds,
        movie: snapshots(movieId),
        addedAt: isoTimes,
      }).chain((link) =>
        fc
          .record({
            position: fc.option(fc.stringMatching(/^[A-Za-z][0-9A-Za-z]{1,4}$/), { nil: undefined }),
            note: fc.constantFrom(undefined, 'For the score.', 'Für Ana 👽'),
          })
          .map(({ position, note }) => ({
            ...link,
            ...(position === undefined ? {} : { position }),
            ...(note === undefined ? {} : { note }),
          })),
      ),
    ),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  .map((items) => withDistinct(items, ({ movieId, collectionId }) => `${movieId} in ${collectionId}`))

const watchedDates = fc.option(
  fc.oneof(
    isoTimes.map((time) => time.slice(0, 10)),
    isoTimes.map(minuteOf).filter((time) => time !== '1970-01-01T00:00Z'),
  ),
)
const notes = fc.oneof(titles, fc.constant('a'.repeat(20_000)))
const tagLists = fc.uniqueArray(
  titles.map((tag) => tag.trim()),
  { maxLength: 3 },
)
const ownRatings = fc.integer({ min: 1, max: 10 })

const plays: fc.Arbitrary<Viewing> = fc.record(
  {
    id: recordIds,
    watchedAt: watchedDates,
    rating: ownRatings,
    note: notes,
    tags: tagLists,
    companions: tagLists,
    createdAt: isoTimes,
    lastModified: isoTimes,
  },
  { noNullPrototype: true, requiredKeys: ['id', 'watchedAt', 'createdAt', 'lastModified'] },
)

/** The history of one movie, as the app writes it. */
export const movieHistories = (movieIds: fc.Arbitrary<number>, ids = recordIds): fc.Arbitrary<MovieHistory> =>
  movieIds.chain((movieId) =>
    fc
      .record(
        {
          rating: ownRatings,
          ratedAt: isoTimes,
          liked: fc.constant(true),
          note: notes,
          tags: tagLists,
          movie: snapshots(movieId).map(slimSnapshotOf),
          lastModified: isoTimes,
        },
        { noNullPrototype: true, requiredKeys: [] },
      )
      .chain((movie) =>
        fc
          .uniqueArray(
            fc.tuple(plays, ids).map(([viewing, id]) => ({ ...viewing, id })),
            {
              selector: ({ id }) => id,
              maxLength: 4,
            },
          )
          .map((list) => [...list].sort((one, other) => one.id - other.id))
          .map((list) => entryWith({ movieId, watchedAt: null, ...movie }, list)),
      ),
  )

const settings: fc.Arbitrary<Settings> = fc.record(
  {
    apiKey: fc.string(),
    region: fc.stringMatching(/^[A-Z]{2}$/),
    language: fc.constantFrom(...languages),
    includeAdult: fc.boolean(),
    theme: fc.constantFrom('system', 'dark', 'light'),
    keyShortcuts: fc.boolean(),
    services: fc.dictionary(
      fc.stringMatching(/^[A-Z]{2}$/),
      fc.uniqueArray(movieIds, { minLength: 1, maxLength: 3 }).map((ids) => ids.sort((one, other) => one - other)),
      { noNullPrototype: true, minKeys: 1, maxKeys: 2 },
    ),
  },
  { noNullPrototype: true, requiredKeys: ['apiKey', 'includeAdult', 'theme', 'keyShortcuts'] },
)

const notForMe = fc.uniqueArray(
  movieIds.chain((movieId) =>
    record({ movieId: fc.constant(movieId), addedAt: isoTimes, movie: snapshots(movieId).map(slimSnapshotOf) }),
  ),
  { selector: ({ movieId }) => movieId, maxLength: 4 },
)

const sharedMovies = fc.uniqueArray(
  record({ id: movieIds, title: titles, year: fc.option(fc.integer({ min: 1880, max: 2030 })) }),
  { selector: ({ id }) => id, maxLength: 4 },
)

export const friends: fc.Arbitrary<readonly Friend[]> = fc.uniqueArray(
  record({
    id: recordIds,
    name: titles.map((name) => name.trim()),
    color: fc.constantFrom(...friendColors),
    addedAt: isoTimes,
    keptAt: isoTimes,
    listName: titles,
    movies: sharedMovies,
  }),
  { selector: ({ id }) => id, maxLength: 3 },
)

const linkedTo = (collections: readonly Collection[], found: readonly CollectionLink[]): readonly CollectionLink[] => {
  const linked = found.flatMap((link) => {
    const collection = collections[link.id % collections.length]
    return collection ? [{ ...link, collectionId: collection.id }] : []
  })
  return withDistinct(linked, ({ movieId, collectionId }) => `${movieId} in ${collectionId}`)
}

/** Libraries whose lists are generated independently of each other, but for the links, which are those of their collections. */
export const libraries: fc.Arbitrary<Library> = record({
  watchlist: watchlists,
  collections,
  collectionMovies: links,
  watchHistory: fc.uniqueArray(fc.oneof(movieHistories(movieIds), record({ movieId: movieIds, watchedAt: isoTimes })), {
    selector: ({ movieId }) => movieId,
    maxLength: 6,
  }),
  notForMe,
  settings,
  deletedCollections: fc.uniqueArray(recordIds),
  friends,
}).map((library) => ({ ...library, collectionMovies: linkedTo(library.collections, library.collectionMovies) }))
