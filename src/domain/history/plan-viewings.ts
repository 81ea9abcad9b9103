import type { Play } from '../records/library.ts'
import type { FilmHistory } from '../records/watch-history.ts'
import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import { identified, idOfViewing, pairsOf, type Viewing } from './pair-viewings.ts'
import { type FactOutcome, type GivenFact, ofKind, type Precedence } from './planned.ts'

export interface PlannedViewings {
  readonly entry: FilmHistory
  readonly isAdded: boolean
  readonly outcomes: readonly { readonly row: number; readonly outcome: FactOutcome }[]
}

const isEdited = ({ createdAt, lastModified }: Play): boolean => lastModified !== createdAt

interface Merged {
  readonly play: Play
  readonly outcome: FactOutcome
}

/** The file fills gaps of a play that the person has not edited. */
const mergeInto = (play: Play, { rating, note, tags = [] }: Viewing, precedence: Precedence, now: IsoTime): Merged => {
  const newTags = tags.filter((tag) => !play.tags?.includes(tag))
  const differs =
    (rating !== undefined && rating !== play.rating) || (Boolean(note) && note !== play.note) || newTags.length > 0
  if (!differs) return { play, outcome: 'there' }
  const overwrites = precedence === 'file'
  if (!overwrites && isEdited(play)) return { play, outcome: 'kept' }
  const newRating = play.rating === undefined || overwrites ? (rating ?? play.rating) : play.rating
  const newNote = !play.note || overwrites ? (note ?? play.note) : play.note
  const isChanged = newRating !== play.rating || newNote !== play.note || newTags.length > 0
  if (!isChanged) return { play, outcome: 'kept' }
  const merged: Play = {
    ...play,
    ...(newRating !== undefined && { rating: newRating }),
    ...(newNote && { note: newNote }),
    ...(newTags.length > 0 && { tags: [...(play.tags ?? []), ...newTags] }),
    lastModified: now,
  }
  return { play: merged, outcome: 'changed' }
}

const newPlay = (id: RecordId, { watchedAt, rating, note, tags }: Viewing, now: IsoTime): Play => ({
  id,
  watchedAt,
  ...(rating !== undefined && { rating }),
  ...(note && { note }),
  ...(tags && tags.length > 0 && { tags }),
  createdAt: now,
  lastModified: now,
})

const inFiles = (viewings: readonly GivenFact<Viewing>[]) => {
  const files = new Map<string, GivenFact<Viewing>[]>()
  for (const viewing of viewings) files.set(viewing.file, [...(files.get(viewing.file) ?? []), viewing])
  return [...files.values()]
}

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
  before: FilmHistory,
  facts: readonly GivenFact[],
  precedence: Precedence,
  now: IsoTime,
): PlannedViewings => {
  const { movieId } = before
  const outcomes: PlannedViewings['outcomes'][number][] = []
  const plays = new Map(before.plays.map((play) => [play.id, play]))
  const put = (play: Play) => plays.set(play.id, play)
  for (const viewings of inFiles(ofKind(facts, 'viewing'))) {
    const named = identified(movieId, viewings)
    const pairs = pairsOf(movieId, named, [...plays.values()])
    for (const viewing of named) {
      const pair = pairs.get(viewing)
      const isDated = pair?.watchedAt === null && viewing.fact.watchedAt !== null
      if (isDated) plays.delete(pair.id)
      const { play, outcome }: Merged =
        pair && !isDated
          ? mergeInto(pair, viewing.fact, precedence, now)
          : { play: newPlay(viewing.id, viewing.fact, now), outcome: isDated ? 'changed' : 'new' }
      put(play)
      outcomes.push({ row: viewing.row, outcome })
    }
  }
  for (const { row } of statedSeen(facts)) {
    const isNew = plays.size === 0
    if (isNew) put(newPlay(idOfViewing(movieId, null, 0), { kind: 'viewing', watchedAt: null }, now))
    outcomes.push({ row, outcome: isNew ? 'new' : 'there' })
  }
  const isAdded = outcomes.some(({ outcome }) => outcome === 'new')
  const isChanged = isAdded || outcomes.some(({ outcome }) => outcome === 'changed')
  const sorted = [...plays.values()].sort((one, other) => one.id - other.id)
  return { entry: isChanged ? { ...before, plays: sorted } : before, isAdded, outcomes }
}
