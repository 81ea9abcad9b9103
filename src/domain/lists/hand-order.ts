import type { MovieId } from '../movie/movie.ts'
import type { CollectionLink } from '../records/library.ts'
import { by, codeUnits } from '../values/sorting.ts'

type Links = readonly CollectionLink[]

/** New keys between two others in the order of code units; null is an end. Throws when there is no room between them. */
export type KeysBetween = (before: string | null, after: string | null, count: number) => readonly string[]

/** Undefined takes the position away. */
export type Positions = ReadonlyMap<MovieId, string | undefined>

/** Movies that were never placed are last, those added first before the others. */
export const positionKey = ({ position, addedAt }: CollectionLink): string =>
  position === undefined ? `1${addedAt}` : `0${position}`

const inHandOrder = by(positionKey, codeUnits)

const numbered = (links: Links, keysBetween: KeysBetween): Positions => {
  const keys = keysBetween(null, null, links.length)
  return new Map(links.map(({ movieId }, index) => [movieId, keys[index]]))
}

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
    const keys = keysBetween(before, after, added.length)
    return new Map(added.map((link, at) => [link.movieId, keys[at]]))
  } catch {
    // Two devices can give two movies one position.
    return numbered(others.toSpliced(index, 0, moved), keysBetween)
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
        if (link.collectionId !== collectionId || !positions.has(link.movieId)) return link
        const { position: _, ...rest } = link
        const position = positions.get(link.movieId)
        return position === undefined ? rest : { ...rest, position }
      })

/** For undo: those that the movies have. */
export const positionsOf = (links: Links, movieIds: Iterable<MovieId>): Positions => {
  const known = new Map(links.map((link) => [link.movieId, link.position]))
  return new Map([...movieIds].map((id) => [id, known.get(id)]))
}
