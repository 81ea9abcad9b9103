import type { WatchHistoryEntry } from './library.ts'
import type { MovieId } from './movie.ts'
import { playsOf, ratingOf } from './plays.ts'
import { codeUnits, descending, numbers } from './sorting.ts'

type Entries = ReadonlyMap<MovieId, WatchHistoryEntry>

interface Listed {
  readonly movieId: MovieId
}

/** '' for all, as in the address. */
export interface OwnFilter {
  readonly rating: string
  readonly tag: string
}

const tagsOf = (entry: WatchHistoryEntry): readonly string[] => [
  ...(entry.tags ?? []),
  ...playsOf(entry).flatMap(({ tags = [] }) => tags),
]

export const matchingOwn = <Item extends Listed>(
  items: readonly Item[],
  entries: Entries,
  { rating, tag }: OwnFilter,
): readonly Item[] => {
  const isMatching = (entry: WatchHistoryEntry): boolean =>
    (rating === '' || ratingOf(entry) === Number(rating)) && (tag === '' || tagsOf(entry).includes(tag))
  if (rating === '' && tag === '') return items
  return items.filter(({ movieId }) => {
    const entry = entries.get(movieId)
    return entry !== undefined && isMatching(entry)
  })
}

/** The highest rating first. */
export const ownChoicesIn = (items: readonly Listed[], entries: Entries) => {
  const own = items.flatMap(({ movieId }) => entries.get(movieId) ?? [])
  return {
    ratings: [...new Set(own.flatMap((entry) => ratingOf(entry) ?? []))].sort(descending(numbers)),
    tags: [...new Set(own.flatMap(tagsOf))].sort(codeUnits),
  }
}
