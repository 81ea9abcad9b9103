import type { HistoryFact, HistoryList } from '../imports/read-history.ts'
import { inHandOrder } from '../lists/hand-order.ts'
import { type MovieId, unknownTitle } from '../movie/movie.ts'
import type { KnownFacts } from '../movie/movie-facts.ts'
import type { CollectionLink, Library, SlimSnapshot, WatchHistoryEntry, WatchlistItem } from '../records/library.ts'
import { viewingDetails } from '../records/viewing-details.ts'
import { newestFirst, viewingsOf } from '../records/viewings.ts'
import { isWatched } from '../records/watchlist.ts'
import { releaseYear } from '../values/format.ts'
import { groupedBy } from '../values/indices.ts'

/** A movie as other services know it, with what the user said of it in the words that imports read. */
export interface TakenMovie {
  readonly tmdbId: MovieId
  /** '' when unknown. */
  readonly imdbId: string
  readonly title: string
  readonly year: number | null
  readonly directors: readonly string[]
  readonly facts: readonly HistoryFact[]
}

export interface Takeout {
  readonly movies: readonly TakenMovie[]
  readonly lists: readonly HistoryList[]
}

/** Whether a spreadsheet would take a cell of the file for a formula. */
export const hasFormulas = ({ text }: TakeoutFile): boolean => /(?:^|,)"?[=+\-@]/m.test(text)

export interface TakeoutFile {
  readonly name: string
  readonly text: string
}

type Records = Pick<Library, 'watchlist' | 'watchHistory' | 'collections' | 'collectionMovies'>

const viewingFacts = (entry: WatchHistoryEntry): readonly HistoryFact[] =>
  newestFirst
    .sorted(viewingsOf(entry))
    .toReversed()
    .map(({ watchedAt, ...viewing }, index) => ({
      kind: 'viewing',
      watchedAt,
      ...viewingDetails(viewing),
      ...(watchedAt !== null && index > 0 && { isRewatch: true }),
    }))

const ownFacts = ({ rating, ratedAt, liked, note, tags }: WatchHistoryEntry): readonly HistoryFact[] => [
  ...(rating === undefined ? [] : [{ kind: 'rating', rating, ratedAt: ratedAt ?? null } as const]),
  ...(liked ? [{ kind: 'liked' } as const] : []),
  ...(note ? [{ kind: 'note', note } as const] : []),
  ...(tags && tags.length > 0 ? [{ kind: 'tags', tags } as const] : []),
]

const itemFact = (item: WatchlistItem): HistoryFact =>
  isWatched(item)
    ? { kind: 'seen', addedAt: item.addedAt }
    : {
        kind: 'watchlist',
        addedAt: item.addedAt,
        status: item.status === 'watching' ? 'watching' : 'want-to-watch',
      }

const listFacts = (links: readonly CollectionLink[]) =>
  inHandOrder.sorted(links).map(({ movieId, movie, collectionId, addedAt, note }, index) => ({
    movieId,
    movie,
    fact: {
      kind: 'listed',
      list: String(collectionId),
      position: index + 1,
      addedAt,
      ...(note !== undefined && { note }),
    } satisfies HistoryFact,
  }))

interface Said {
  readonly movieId: MovieId
  readonly movie: SlimSnapshot | undefined
  readonly facts: readonly HistoryFact[]
}

/** `facts` may have the IMDb ids and directors of the movies. */
export const takeoutOf = (records: Records, known: KnownFacts): Takeout => {
  const links = groupedBy(records.collectionMovies, ({ collectionId }) => collectionId)
  const said: readonly Said[] = [
    ...records.watchHistory.map((entry) => ({
      movieId: entry.movieId,
      movie: entry.movie,
      facts: [...viewingFacts(entry), ...ownFacts(entry)],
    })),
    ...records.watchlist.map((item) => ({ movieId: item.movieId, movie: item.movie, facts: [itemFact(item)] })),
    ...records.collections.flatMap(({ id }) =>
      listFacts(links.get(id) ?? []).map(({ fact, ...rest }) => ({ ...rest, facts: [fact] })),
    ),
  ]
  const movies = [...groupedBy(said, ({ movieId }) => movieId)].map(([tmdbId, parts]): TakenMovie => {
    const movie = parts.find((part) => part.movie)?.movie
    const facts = known.get(tmdbId)
    return {
      tmdbId,
      imdbId: facts?.imdbId ?? '',
      title: movie?.title ?? unknownTitle,
      year: releaseYear(movie?.releaseDate ?? ''),
      directors: facts?.directors.map(({ name }) => name) ?? [],
      facts: parts.flatMap((part) => part.facts),
    }
  })
  const lists = records.collections.map(({ id, name, description, createdAt }) => ({
    id: String(id),
    name,
    description,
    createdAt,
  }))
  return { movies, lists }
}
