import type { MovieId } from '../movie/movie.ts'
import type { CollectionLink } from '../records/library.ts'
import { by, codeUnits } from '../values/sorting.ts'

type Links = readonly CollectionLink[]

/** New keys between two others in the order of code units; null is an end. Throws when there is no room between them. */
export type KeysBetween = (before: string | null, after: string | null, count: number) => readonly string[]

export type Positions = ReadonlyMap<MovieId, string>

/** Movies that were never placed are last, those added first before the others. */
const positionKey = ({ position, addedAt }: CollectionLink): string =>
  position === undefined ? `1${addedAt}` : `0${position}`

export const inHandOrder = by(positionKey, codeUnits)

const withKeys = (links: Links, keys: readonly string[]): Positions =>
  new Map(links.map(({ movieId }, index) => [movieId, keys[index] ?? '']))

/** The positions that put a movie of one collection at an index among the others: as few as possible. */
export const positionsFor = (links: Links, movieId: MovieId, index: number, keysBetween: KeysBetween): Positions => {
  const sorted = inHandOrder.sorted(links)
  const moved = sorted.find((link) => link.movieId === movieId)
  if (!moved) return new Map()
  const others = sorted.filter((link) => link !== moved)
  const placed = others.filter(({ position }) => position !== undefined).length
  // Those before the place that have no position get one too.
  const first = Math.min(index, placed)
  const added = [...others.slice(first, index), moved]
  const before = others[first - 1]?.position ?? null
  const after = index < placed ? (others[index]?.position ?? null) : null
  try {
    return withKeys(added, keysBetween(before, after, added.length))
  } catch {
    // Equal positions have no room between them: all are placed anew.
    // Two devices can give two movies one position.
    return withKeys(others.toSpliced(index, 0, moved), keysBetween(null, null, sorted.length))
  }
}

interface Run {
  readonly start: number
  readonly movies: MovieId[]
}

/** The neighbors of a sequence that have no position yet. */
const runsIn = (sequence: readonly MovieId[], placed: ReadonlyMap<MovieId, string | undefined>): readonly Run[] => {
  const runs: Run[] = []
  for (const [index, movieId] of sequence.entries()) {
    if (placed.get(movieId) !== undefined) continue
    const last = runs.at(-1)
    if (last && last.start + last.movies.length === index) last.movies.push(movieId)
    else runs.push({ start: index, movies: [movieId] })
  }
  return runs
}

/** The fewest movies of one collection that have to move for those that both have to be in another order. */
export const movedIn = (links: Links, order: readonly MovieId[]): ReadonlySet<MovieId> => {
  const place = new Map(order.map((movieId, index) => [movieId, index]))
  const shared = links.flatMap(({ movieId }) => place.get(movieId) ?? [])
  // The longest increasing subsequence: the last of each length, and what is before each.
  const ends: number[] = []
  const before: number[] = []
  for (const [at, index] of shared.entries()) {
    const length = ends.findLastIndex((end) => (shared[end] ?? 0) < index)
    before.push(ends[length] ?? -1)
    ends[length + 1] = at
  }
  const staying = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) staying.add(at)
  return new Set(shared.flatMap((index, at) => (staying.has(at) ? [] : (order[index] ?? []))))
}

/**
 * The positions that put new movies beside those of one collection, which are given in their order: where another order has
 * them, unless it contradicts that of the collection; then after all others. `takesOrder` moves those that both have into the
 * other order.
 */
export const positionsFollowing = (
  links: Links,
  order: readonly MovieId[],
  keysBetween: KeysBetween,
  takesOrder = false,
): Positions => {
  const moved = movedIn(links, order)
  const staying = links.filter(({ movieId }) => !takesOrder || !moved.has(movieId))
  const placed = new Map(staying.map(({ movieId, position }) => [movieId, position]))
  const isJoined = takesOrder || moved.size === 0
  const hasShared = order.some((movieId) => placed.has(movieId))
  const sequence = staying.map(({ movieId }) => movieId)
  for (const [index, movieId] of order.entries()) {
    if (placed.has(movieId)) continue
    const before = order[index - 1]
    const after = before === undefined ? -1 : sequence.indexOf(before)
    sequence.splice(isJoined && (hasShared || index > 0) ? after + 1 : sequence.length, 0, movieId)
  }
  const needed = sequence.slice(0, 1 + sequence.findLastIndex((movieId) => !placed.has(movieId)))
  try {
    return new Map(
      runsIn(needed, placed).flatMap(({ start, movies }) => {
        const keyAt = (index: number) => placed.get(sequence[index] ?? 0) ?? null
        const keys = keysBetween(keyAt(start - 1), keyAt(start + movies.length), movies.length)
        return movies.map((movieId, index) => [movieId, keys[index] ?? ''] as const)
      }),
    )
  } catch {
    // Equal positions have no room between them: all are placed anew.
    const keys = keysBetween(null, null, sequence.length)
    return new Map(sequence.map((movieId, index) => [movieId, keys[index] ?? '']))
  }
}

/** The same links when nothing changes. */
export const withPositions = (
  links: Links,
  collectionId: CollectionLink['collectionId'],
  positions: Positions,
): Links =>
  positions.size === 0
    ? links
    : links.map((link) => {
        const position = link.collectionId === collectionId ? positions.get(link.movieId) : undefined
        return position === undefined ? link : { ...link, position }
      })
