import fc from 'fast-check'
import type { HistoryFact, ReadHistory } from '#domain/imports/read-history.ts'
import { emptyLibrary, type Library, type Viewing } from '#domain/records/library.ts'
import { entryWith } from '#domain/records/watch-history.ts'
import type { Takeout } from '#domain/takeout/takeout.ts'

const text = fc
  .oneof(
    fc.constantFrom('=1+1', '-2', '"', "'=x", '<b>bold</b>', 'a & b', '&lt;', 'éclair', '千と千尋', '@home'),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  .map((value) => value.normalize('NFC').replace(/\s+/g, ' ').trim())
  .filter((value) => value !== '')
// A line of one quote looks like the end of a cell.
const note = fc.tuple(text, text).map(([one, other]) => `${one} -\n${other} -`)
const tags = fc.uniqueArray(
  text.map((tag) => tag.replaceAll(',', '').trim()).filter((tag) => tag !== ''),
  { maxLength: 3 },
)
const companions = fc.uniqueArray(
  text.map((name) => name.replace(/[,，、،]/g, '').trim()).filter((name) => name !== ''),
  { maxLength: 3 },
)
const rating = fc.integer({ min: 1, max: 10 })
const time = fc.integer({ min: 946_684_800_000, max: 1_780_000_000_000 }).map((at) => new Date(at).toISOString())
const watchedAt = fc.option(
  fc.oneof(
    time.map((at) => at.slice(0, 10)),
    time.map((at) => `${at.slice(0, 16)}Z`),
    fc.constant('2020-01-02'),
  ),
)

const viewing: fc.Arbitrary<Omit<Viewing, 'id'>> = fc.record(
  { watchedAt, rating, note, tags, companions, createdAt: time, lastModified: time },
  { noNullPrototype: true, requiredKeys: ['watchedAt', 'createdAt', 'lastModified'] },
)

const own = fc.record(
  { rating, ratedAt: time, liked: fc.constant(true), note, tags, lastModified: time },
  { noNullPrototype: true, requiredKeys: [] },
)

const snapshot = (id: number, title: string, releaseDate: string) => ({
  id,
  title,
  releaseDate,
  posterPath: null,
  backdropPath: null,
  overview: '',
  voteAverage: '0',
  runtime: 0,
  genres: [],
})

/** All that can be said of one movie. */
const saidOfMovie = (id: number) =>
  fc.record({
    movie: fc.tuple(text, fc.constantFrom('', '1979-05-25')).map(([title, date]) => snapshot(id, title, date)),
    plays: fc.array(viewing, { maxLength: 4 }),
    own,
    status: fc.option(fc.constantFrom('want-to-watch' as const, 'watching' as const, 'watched' as const)),
    addedAt: time,
    lists: fc.subarray([1, 2]),
  })

const libraryOf = (
  movies: readonly (ReturnType<typeof saidOfMovie> extends fc.Arbitrary<infer Said> ? Said : never)[],
  names: readonly [string, string],
): Library => ({
  ...emptyLibrary,
  watchHistory: movies
    .map(({ movie, plays, own: said }) =>
      entryWith(
        { movieId: movie.id, watchedAt: null, ...said, movie },
        plays.map((play, index) => ({ ...play, id: index + 1 })),
      ),
    )
    .filter((entry) => Object.keys(entry).length > 4 || (entry.plays ?? []).length > 0),
  watchlist: movies.flatMap(({ movie, status, addedAt }) =>
    status === null
      ? []
      : [{ id: movie.id, movieId: movie.id, userId: 1, addedAt, status, favorite: false, watchedAt: null, movie }],
  ),
  collections: names.map((name, index) => ({
    id: index + 1,
    name,
    description: index === 0 ? '=Dark, "b/w"' : '',
    coverImage: null,
    createdAt: '2020-01-02T10:11:12.345Z',
    lastUpdatedAt: '2020-01-02T10:11:12.345Z',
    moviesCount: 0,
  })),
  collectionMovies: movies.flatMap(({ movie, lists, addedAt }) =>
    lists.map((collectionId) => ({
      id: movie.id * 10 + collectionId,
      movieId: movie.id,
      collectionId,
      movie,
      addedAt,
      ...(collectionId === 1 && { note: `=Why ${movie.title}` }),
    })),
  ),
})

/** Libraries of which every part can leave, with dates up to 2026-05. */
export const leavingLibraries: fc.Arbitrary<Library> = fc
  .tuple(
    fc
      .uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 4 })
      .chain((ids) => fc.tuple(...ids.map(saidOfMovie))),
    fc.tuple(text, text).filter(([one, other]) => one.toLowerCase() !== other.toLowerCase()),
  )
  .map(([movies, names]) => libraryOf(movies, names))

/** A movie that was seen has one undated viewing where it has no other. */
const withViewings = (facts: readonly HistoryFact[]): readonly HistoryFact[] => {
  if (facts.some(({ kind }) => kind === 'viewing')) return facts.filter(({ kind }) => kind !== 'seen')
  return facts.map((fact) => (fact.kind === 'seen' ? { kind: 'viewing', watchedAt: null } : fact))
}

/** What follows from the other facts is left out. */
const textOfFact = (fact: HistoryFact): string => {
  const { kind, isRewatch: _, position: __, list: ___, ...said } = { isRewatch: 0, position: 0, list: 0, ...fact }
  return `${kind} ${JSON.stringify(Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1)))}`
}

const listsIn = ({ movies, lists }: Takeout) =>
  lists
    .map(({ id, name, description }) => ({
      name,
      description,
      movies: movies
        .flatMap(({ tmdbId, facts }) =>
          facts.flatMap((fact) => (fact.kind === 'listed' && fact.list === id ? [{ ...fact, tmdbId }] : [])),
        )
        .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
        .map(({ tmdbId, addedAt, note = '' }) => `${tmdbId} ${addedAt} ${note}`),
    }))
    .filter((list) => list.movies.length > 0)
    .map((list) => JSON.stringify(list))
    .sort()

/** What is said of each movie, in any order, and what each list has, in its order. */
export const saidIn = (takeout: Takeout): unknown => ({
  movies: Object.fromEntries(
    takeout.movies
      .filter(({ facts }) => facts.length > 0)
      .map(({ tmdbId, imdbId, title, year, facts }) => [
        tmdbId,
        { imdbId, title, year, facts: [...new Set(withViewings(facts).map(textOfFact))].sort() },
      ]),
  ),
  lists: listsIn(takeout),
})

/** What was read, as what was written. */
export const takeoutRead = ({ rows, lists }: ReadHistory): Takeout => {
  const byMovie = new Map<number, Takeout['movies'][number]>()
  for (const { named, facts } of rows) {
    const { tmdbId = 0, imdbId = '', title, year = null } = named
    const before = byMovie.get(tmdbId)
    byMovie.set(tmdbId, { tmdbId, imdbId, title, year, directors: [], facts: [...(before?.facts ?? []), ...facts] })
  }
  return { movies: [...byMovie.values()], lists }
}
