import type { HistoryFact } from '#domain/imports/read-history.ts'
import { viewingDetails } from '#domain/records/viewing-details.ts'
import type { IsoTime } from '#domain/values/instant.ts'
import type { WatchedAt } from '#domain/values/watched-at.ts'

/** Names of trackers for what a movie is to a user. */
const statuses: readonly (readonly [RegExp, 'seen' | 'wanted' | 'started' | 'dropped'])[] = [
  [/^(?:completed|finished|watched|repeating)$/, 'seen'],
  [/^(?:planning|planned|plantowatch|planto|wanttowatch|watchlist)$/, 'wanted'],
  [/^(?:watching|inprogress|paused|hold|onhold)$/, 'started'],
  [/^(?:dropped|notinteresting|abandoned)$/, 'dropped'],
]

type Said = Parameters<typeof viewingDetails>[0] & { readonly isRewatch?: boolean }

/** What is empty is not said. */
export const viewingFact = (watchedAt: WatchedAt | null, { isRewatch, ...details }: Said = {}): HistoryFact => ({
  kind: 'viewing',
  watchedAt,
  ...viewingDetails(details),
  ...(isRewatch && { isRewatch }),
})

interface StatusDetails {
  readonly watchedAt: WatchedAt | null
  readonly addedAt: IsoTime | null
  readonly note?: string
  readonly isRewatch?: boolean
}

/** 'Plan to Watch', 'PLANNED' and 'plantowatch' are one. A movie that was dropped has it as a tag. */
export const statusFact = (
  status: string,
  { watchedAt, addedAt, note = '', isRewatch = false }: StatusDetails,
): HistoryFact | null => {
  const name = status.toLowerCase().replace(/[^a-z]/g, '')
  const meaning = statuses.find(([pattern]) => pattern.test(name))?.[1]
  if (meaning === 'seen') {
    const saysMore = watchedAt !== null || note !== '' || isRewatch
    return saysMore ? viewingFact(watchedAt, { note, isRewatch }) : { kind: 'seen' }
  }
  if (meaning === 'wanted') return wishFact(addedAt)
  if (meaning === 'started') return { kind: 'watchlist', addedAt, status: 'watching' }
  return meaning === 'dropped' ? { kind: 'tags', tags: ['dropped'] } : null
}

const mostViewings = 200

/** Viewings that a source only counts. */
export const undatedViewings = (count: unknown): readonly HistoryFact[] =>
  Array.from({ length: Math.min(Math.max(0, Math.trunc(Number(count)) || 0), mostViewings) }, () => viewingFact(null))

/** Of a viewing where there is one, else of the movie. */
export const noteFact = (note: string): HistoryFact | false => note !== '' && { kind: 'note', note }

export const ratingFact = (rating: number | undefined, ratedAt: IsoTime | null): HistoryFact | false =>
  rating !== undefined && { kind: 'rating', rating, ratedAt }

export const tagsFact = (tags: readonly string[]): HistoryFact | false => tags.length > 0 && { kind: 'tags', tags }

export const wishFact = (addedAt: IsoTime | null): HistoryFact => ({
  kind: 'watchlist',
  addedAt,
  status: 'want-to-watch',
})
