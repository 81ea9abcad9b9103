import type { MovieId } from '../movie/movie.ts'
import type { Viewing } from '../records/library.ts'
import type { ViewingDetails } from '../records/viewing-details.ts'
import { hasContent } from '../records/viewings.ts'
import { localDayOf } from '../values/day.ts'
import type { RecordId } from '../values/ids.ts'
import { idOfText } from '../values/text-hash.ts'
import type { WatchedAt } from '../values/watched-at.ts'
import type { GivenFact } from './planned.ts'
import type { FactOf } from './read-history.ts'

export interface IdentifiedViewing extends GivenFact<FactOf<'viewing'>> {
  readonly id: RecordId
}

/** `nth` counts the viewings of one file that have the same movie and date. */
export const idOfViewing = (movieId: MovieId, watchedAt: WatchedAt | null, nth: number): RecordId =>
  idOfText(`viewing ${movieId} ${watchedAt ?? ''} ${nth}`)

export const identified = (
  movieId: MovieId,
  viewings: readonly GivenFact<FactOf<'viewing'>>[],
): readonly IdentifiedViewing[] => {
  const counts = new Map<WatchedAt | null, number>()
  return viewings.map((given) => {
    const { watchedAt } = given.fact
    const nth = counts.get(watchedAt) ?? 0
    counts.set(watchedAt, nth + 1)
    return { ...given, id: idOfViewing(movieId, watchedAt, nth) }
  })
}

const mostOfOneDate = 200

/** Which of its date an import made it; -1 for a viewing that was logged or marked. */
const importedNth = (movieId: MovieId, { id, watchedAt }: Viewing): number => {
  for (let nth = 0; nth < mostOfOneDate; nth += 1) if (idOfViewing(movieId, watchedAt, nth) === id) return nth
  return -1
}

export const isUneditedImport = (movieId: MovieId, viewing: Viewing): boolean =>
  viewing.createdAt === viewing.lastModified && importedNth(movieId, viewing) >= 0

type Content = ViewingDetails & Pick<Viewing, 'watchedAt'>

const isBare = (viewing: Content): boolean => viewing.watchedAt === null && !hasContent(viewing)

/** '' for none. */
export const dayOf = ({ watchedAt }: Pick<Viewing, 'watchedAt'>): string =>
  watchedAt === null ? '' : localDayOf(watchedAt)

/** '' for none. */
const firstDayOf = (all: readonly Content[]): string =>
  all.map(dayOf).reduce((first, day) => (first === '' || (day !== '' && day < first) ? day : first), '')

const isBefore = (content: Content, day: string): boolean =>
  content.watchedAt !== null && (day === '' || dayOf(content) < day)

/** Those that an import made without knowing more, in its order; none that the user logged or edited. */
const impliedIn = (movieId: MovieId, viewings: readonly Viewing[]): readonly Viewing[] =>
  viewings
    .filter((viewing) => isBare(viewing) && viewing.createdAt === viewing.lastModified)
    .map((viewing) => ({ viewing, nth: importedNth(movieId, viewing) }))
    .filter(({ nth }) => nth >= 0)
    .toSorted((one, other) => one.nth - other.nth)
    .map(({ viewing }) => viewing)

type Pairs = ReadonlyMap<IdentifiedViewing, Viewing>

/**
 * The viewings that the viewings of one file are. An undated viewing, of the file or of an earlier import, may be a dated
 * one from before all others beside it, so that two files give the same viewings in either order.
 */
export const pairsOf = (movieId: MovieId, given: readonly IdentifiedViewing[], viewings: readonly Viewing[]): Pairs => {
  const pairs = new Map<IdentifiedViewing, Viewing>()
  const free = new Set(viewings)
  const pair = (
    from: readonly IdentifiedViewing[],
    to: readonly Viewing[],
    isSame: (viewing: Viewing, sought: IdentifiedViewing) => boolean,
  ) => {
    for (const sought of from) {
      if (pairs.has(sought)) continue
      const viewing = to.find((candidate) => free.has(candidate) && isSame(candidate, sought))
      if (!viewing) continue
      pairs.set(sought, viewing)
      free.delete(viewing)
    }
  }
  // The surest sign first, over all viewings, so that none takes the viewing that is surely another's.
  pair(given, viewings, (viewing, { id }) => viewing.id === id)
  pair(given, viewings, (viewing, { fact }) => viewing.watchedAt === fact.watchedAt)
  pair(given, viewings, (viewing, { fact }) => fact.watchedAt !== null && dayOf(viewing) === dayOf(fact))

  const firstInFile = firstDayOf(given.map(({ fact }) => fact))
  const bare = given.filter(({ fact }) => isBare(fact))
  pair(bare, viewings, (viewing) => isBefore(viewing, firstInFile))

  const firstKnown = firstDayOf(viewings)
  const dated = given.filter(({ fact }) => isBefore(fact, firstKnown))
  const inOrder = dated.toSorted((one, other) => (dayOf(one.fact) < dayOf(other.fact) ? -1 : 1))
  pair(inOrder, dated.length > 0 ? impliedIn(movieId, viewings) : [], () => true)
  return pairs
}
