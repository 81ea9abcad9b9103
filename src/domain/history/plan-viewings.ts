import type { IsoTime, Play, RecordId, WatchedAt } from '../library.ts'
import type { MovieId } from '../movie.ts'
import { localDayOf } from '../viewing-dates.ts'
import type { FilmHistory } from '../watch-history.ts'
import { type FactOutcome, type GivenFact, ofKind, type Precedence } from './planned.ts'
import type { HistoryFact } from './read-history.ts'
import { idOfText } from './record-ids.ts'

type Viewing = Extract<HistoryFact, { kind: 'viewing' }>

export interface PlannedViewings {
  readonly entry: FilmHistory
  readonly isAdded: boolean
  readonly outcomes: readonly { readonly row: number; readonly outcome: FactOutcome }[]
}

/** `nth` counts the viewings of one file that have the same film and date. */
const idOfViewing = (movieId: MovieId, watchedAt: WatchedAt | null, nth: number): RecordId =>
  idOfText(`viewing ${movieId} ${watchedAt ?? ''} ${nth}`)

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

type IsSame = (play: Play, viewing: Viewing, id: RecordId) => boolean

// The surest sign first, over all viewings of a file, so that none takes the play that is surely another's.
const signs: readonly IsSame[] = [
  (play, _, id) => play.id === id,
  (play, { watchedAt }) => play.watchedAt === watchedAt,
  (play, { watchedAt }) =>
    play.watchedAt !== null && watchedAt !== null && localDayOf(play.watchedAt) === localDayOf(watchedAt),
]

interface Identified extends GivenFact<Viewing> {
  readonly id: RecordId
}

const identified = (movieId: MovieId, viewings: readonly GivenFact<Viewing>[]): readonly Identified[] => {
  const counts = new Map<WatchedAt | null, number>()
  return viewings.map((given) => {
    const { watchedAt } = given.fact
    const nth = counts.get(watchedAt) ?? 0
    counts.set(watchedAt, nth + 1)
    return { ...given, id: idOfViewing(movieId, watchedAt, nth) }
  })
}

const pairsOf = (viewings: readonly Identified[], plays: readonly Play[]): ReadonlyMap<Identified, Play> => {
  const pairs = new Map<Identified, Play>()
  const free = new Set(plays)
  for (const isSame of signs) {
    for (const viewing of viewings) {
      if (pairs.has(viewing)) continue
      const play = [...free].find((candidate) => isSame(candidate, viewing.fact, viewing.id))
      if (!play) continue
      pairs.set(viewing, play)
      free.delete(play)
    }
  }
  return pairs
}

const inFiles = (viewings: readonly GivenFact<Viewing>[]) => {
  const files = new Map<string, GivenFact<Viewing>[]>()
  for (const viewing of viewings) files.set(viewing.file, [...(files.get(viewing.file) ?? []), viewing])
  return [...files.values()]
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
    const pairs = pairsOf(named, [...plays.values()])
    for (const viewing of named) {
      const pair = pairs.get(viewing)
      const { play, outcome }: Merged = pair
        ? mergeInto(pair, viewing.fact, precedence, now)
        : { play: newPlay(viewing.id, viewing.fact, now), outcome: 'new' }
      put(play)
      outcomes.push({ row: viewing.row, outcome })
    }
  }
  for (const { row } of ofKind(facts, 'seen')) {
    const isNew = plays.size === 0
    if (isNew) put(newPlay(idOfViewing(movieId, null, 0), { kind: 'viewing', watchedAt: null }, now))
    outcomes.push({ row, outcome: isNew ? 'new' : 'there' })
  }
  const isAdded = outcomes.some(({ outcome }) => outcome === 'new')
  const isChanged = isAdded || outcomes.some(({ outcome }) => outcome === 'changed')
  const sorted = [...plays.values()].sort((one, other) => one.id - other.id)
  return { entry: isChanged ? { ...before, plays: sorted } : before, isAdded, outcomes }
}
