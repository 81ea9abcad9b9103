import type { MovieId } from '../movie/movie.ts'
import type { Viewing } from '../records/library.ts'
import { viewingDetails } from '../records/viewing-details.ts'
import type { MovieHistory } from '../records/watch-history.ts'
import type { RecordId } from '../values/ids.ts'
import { groupedBy } from '../values/indices.ts'
import type { IsoTime } from '../values/instant.ts'
import { dayOf, identified, idOfViewing, isUneditedImport, pairsOf } from './pair-viewings.ts'
import { type FactOutcome, type GivenFact, ofKind, type Precedence } from './planned.ts'
import type { FactOf } from './read-history.ts'

export interface PlannedViewings {
  readonly entry: MovieHistory
  readonly isAdded: boolean
  readonly outcomes: readonly { readonly row: number; readonly outcome: FactOutcome }[]
}

const isEdited = ({ createdAt, lastModified }: Viewing): boolean => lastModified !== createdAt

interface Merged {
  readonly viewing: Viewing
  readonly outcome: FactOutcome
}

/** Whether the values of the file add something to those, or are others. */
const compared = (ours: readonly string[] = [], theirs: readonly string[] = []) => ({
  hasOwn: ours.length > 0,
  all: [...new Set([...ours, ...theirs])],
  isMore: theirs.some((value) => !ours.includes(value)),
})

/**
 * The file fills gaps of a viewing that the user has not edited, and adds to what an import made of it. What the user
 * gave stays.
 */
const mergeInto = (
  movieId: MovieId,
  viewing: Viewing,
  fact: FactOf<'viewing'>,
  precedence: Precedence,
  now: IsoTime,
): Merged => {
  const tags = compared(viewing.tags, fact.tags)
  const companions = compared(viewing.companions, fact.companions)
  const isOther = {
    day: fact.watchedAt !== null && dayOf(fact) !== dayOf(viewing),
    rating: fact.rating !== undefined && fact.rating !== viewing.rating,
    note: Boolean(fact.note) && fact.note !== viewing.note,
    tags: tags.isMore,
    companions: companions.isMore,
  }
  if (!Object.values(isOther).some(Boolean)) return { viewing, outcome: 'there' }
  const overwrites = precedence === 'file'
  if (!overwrites && isEdited(viewing)) return { viewing, outcome: 'kept' }
  const adds = overwrites || isUneditedImport(movieId, viewing)
  const isTaken = {
    day: isOther.day && overwrites,
    rating: isOther.rating && (overwrites || viewing.rating === undefined),
    note: isOther.note && (overwrites || !viewing.note),
    tags: isOther.tags && (adds || !tags.hasOwn),
    companions: isOther.companions && (adds || !companions.hasOwn),
  }
  if (!Object.values(isTaken).some(Boolean)) return { viewing, outcome: 'kept' }
  const merged: Viewing = {
    ...viewing,
    ...(isTaken.day && { watchedAt: fact.watchedAt }),
    ...(isTaken.rating && fact.rating !== undefined && { rating: fact.rating }),
    ...(isTaken.note && fact.note && { note: fact.note }),
    ...(isTaken.tags && { tags: tags.all }),
    ...(isTaken.companions && { companions: companions.all }),
    lastModified: now,
  }
  return { viewing: merged, outcome: 'changed' }
}

const newViewing = (id: RecordId, { watchedAt, ...said }: FactOf<'viewing'>, now: IsoTime): Viewing => ({
  id,
  watchedAt,
  ...viewingDetails(said),
  createdAt: now,
  lastModified: now,
})

/**
 * A row that says more, such as a rating, only implies that the movie was seen. That counts where nothing else tells it,
 * and once.
 */
const statedSeen = (facts: readonly GivenFact[]): readonly GivenFact[] => {
  const seen = ofKind(facts, 'seen')
  const saysMore = new Set(facts.filter(({ fact }) => fact.kind !== 'seen').map(({ row }) => row))
  const stated = seen.filter(({ row }) => !saysMore.has(row))
  const isTold = stated.length > 0 || ofKind(facts, 'viewing').length > 0
  return isTold ? stated : seen.slice(0, 1)
}

/** Each file's viewings are compared with those of the library and of the files before it. */
export const planViewings = (
  before: MovieHistory,
  facts: readonly GivenFact[],
  precedence: Precedence,
  now: IsoTime,
): PlannedViewings => {
  const { movieId } = before
  const outcomes: PlannedViewings['outcomes'][number][] = []
  const plays = new Map(before.plays.map((viewing) => [viewing.id, viewing]))
  const put = (viewing: Viewing) => plays.set(viewing.id, viewing)
  for (const viewings of groupedBy(ofKind(facts, 'viewing'), ({ file }) => file).values()) {
    const given = identified(movieId, viewings)
    const pairs = pairsOf(movieId, given, [...plays.values()])
    for (const viewing of given) {
      const pair = pairs.get(viewing)
      const isDated = pair?.watchedAt === null && viewing.fact.watchedAt !== null && !isEdited(pair)
      if (isDated) plays.delete(pair.id)
      const { viewing: merged, outcome }: Merged =
        pair && !isDated
          ? mergeInto(movieId, pair, viewing.fact, precedence, now)
          : { viewing: newViewing(viewing.id, viewing.fact, now), outcome: isDated ? 'changed' : 'new' }
      put(merged)
      outcomes.push({ row: viewing.row, outcome })
    }
  }
  for (const { row } of statedSeen(facts)) {
    const isNew = plays.size === 0
    if (isNew) put(newViewing(idOfViewing(movieId, null, 0), { kind: 'viewing', watchedAt: null }, now))
    outcomes.push({ row, outcome: isNew ? 'new' : 'there' })
  }
  const isAdded = outcomes.some(({ outcome }) => outcome === 'new')
  const isChanged = isAdded || outcomes.some(({ outcome }) => outcome === 'changed')
  const sorted = [...plays.values()].sort((one, other) => one.id - other.id)
  return { entry: isChanged ? { ...before, plays: sorted } : before, isAdded, outcomes }
}
