import { newestFirst } from '../records/viewings.ts'
import type { MovieHistory } from '../records/watch-history.ts'
import type { IsoTime } from '../values/instant.ts'
import { isUneditedImport } from './pair-viewings.ts'
import { type FactOutcome, type GivenFact, isTakenOver, ofKind, type PlannedFact, type Precedences } from './planned.ts'
import type { FactOf } from './read-history.ts'

export interface PlannedMovie {
  readonly entry: MovieHistory
  readonly planned: readonly PlannedFact[]
}

type Rating = FactOf<'rating'>

/** The latest; of several at one time the last. */
const latestOf = (ratings: readonly GivenFact<Rating>[]): GivenFact<Rating> | undefined =>
  ratings.reduce<GivenFact<Rating> | undefined>(
    (latest, given) => (latest && (latest.fact.ratedAt ?? '') > (given.fact.ratedAt ?? '') ? latest : given),
    undefined,
  )

interface OwnRating {
  readonly rating: number
  readonly time: IsoTime | undefined
}

/** The rating that shows, unless it is that of a viewing that an import made and nobody edited: that one was of its day. */
export const ownRating = (entry: MovieHistory): OwnRating | null => {
  if (entry.rating !== undefined) return { rating: entry.rating, time: entry.ratedAt ?? entry.lastModified }
  const newest = newestFirst.sorted(entry.plays.filter(({ rating }) => rating !== undefined))[0]
  if (newest?.rating === undefined || isUneditedImport(entry.movieId, newest)) return null
  return { rating: newest.rating, time: newest.lastModified }
}

const ratingOutcome = (own: OwnRating | null, { rating, ratedAt }: Rating, { ratings }: Precedences): FactOutcome => {
  if (!own) return 'new'
  if (own.rating === rating) return 'there'
  return isTakenOver(ratings, ratedAt, own.time) ? 'changed' : 'kept'
}

const withRating = (entry: MovieHistory, { rating, ratedAt }: Rating): MovieHistory => {
  const { ratedAt: _, ...others } = entry
  return { ...others, rating, ...(ratedAt !== null && { ratedAt }) }
}

const planRatings = (
  before: MovieHistory,
  own: OwnRating | null,
  facts: readonly GivenFact[],
  precedences: Precedences,
): PlannedMovie => {
  const ratings = ofKind(facts, 'rating')
  const latest = latestOf(ratings)
  const outcome = latest && ratingOutcome(own, latest.fact, precedences)
  const isTaken = outcome === 'new' || outcome === 'changed'
  const rated = latest && isTaken ? withRating(before, latest.fact) : before
  const shown = isTaken ? rated.rating : (own?.rating ?? rated.rating)
  const likes = ofKind(facts, 'liked')
  const planned = [
    ...ratings.map((given): PlannedFact => {
      const isOther = given !== latest && given.fact.rating !== shown
      return {
        row: given.row,
        kind: 'ratings',
        outcome: given === latest && outcome ? outcome : isOther ? 'kept' : 'there',
      }
    }),
    ...likes.map(
      ({ row }, index): PlannedFact => ({
        row,
        kind: 'ratings',
        outcome: index === 0 && !before.liked ? 'new' : 'there',
      }),
    ),
  ]
  return { entry: likes.length > 0 && !before.liked ? { ...rated, liked: true } : rated, planned }
}

const planNotes = (before: MovieHistory, facts: readonly GivenFact[], { notes }: Precedences): PlannedMovie => {
  const given = ofKind(facts, 'note')
  const text = [...new Set(given.map(({ fact }) => fact.note))].join('\n\n')
  const isThere = given.length === 0 || before.note?.includes(text) === true
  const noteOutcome: FactOutcome = isThere ? 'there' : !before.note ? 'new' : notes === 'file' ? 'changed' : 'kept'
  const takesNote = noteOutcome === 'new' || noteOutcome === 'changed'
  const tagFacts = ofKind(facts, 'tags')
  const known = new Set(before.tags)
  const otherTags = [...new Set(tagFacts.flatMap(({ fact }) => fact.tags))].filter((tag) => !known.has(tag))
  const tagsOutcome: FactOutcome = known.size === 0 ? 'new' : notes === 'file' ? 'changed' : 'kept'
  const newTags = tagsOutcome === 'kept' ? [] : otherTags
  const planned = [
    ...given.map(({ row }): PlannedFact => ({ row, kind: 'notes', outcome: noteOutcome })),
    ...tagFacts.map(({ row, fact }): PlannedFact => {
      const isOther = fact.tags.some((tag) => !known.has(tag))
      return { row, kind: 'notes', outcome: isOther ? tagsOutcome : 'there' }
    }),
  ]
  const entry = {
    ...before,
    ...(takesNote && { note: text }),
    ...(newTags.length > 0 && { tags: [...known, ...newTags] }),
  }
  return { entry: takesNote || newTags.length > 0 ? entry : before, planned }
}

/** `ours` is the movie before the import, `before` with the viewings of the import. */
export const planMovie = (
  ours: MovieHistory,
  before: MovieHistory,
  facts: readonly GivenFact[],
  precedences: Precedences,
  now: IsoTime,
): PlannedMovie => {
  const rated = planRatings(before, ownRating(ours), facts, precedences)
  const noted = planNotes(rated.entry, facts, precedences)
  const entry = noted.entry === before ? before : { ...noted.entry, lastModified: now }
  return { entry, planned: [...rated.planned, ...noted.planned] }
}
