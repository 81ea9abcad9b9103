import type { HistoryFact } from '#domain/imports/read-history.ts'
import type { IsoTime } from '#domain/values/instant.ts'
import type { WatchedAt } from '#domain/values/watched-at.ts'

/** Names of trackers for what a movie is to a user. */
const statuses: readonly (readonly [RegExp, 'seen' | 'wanted' | 'started' | 'dropped'])[] = [
  [/^(?:completed|finished|watched|repeating)$/, 'seen'],
  [/^(?:planning|planned|plantowatch|planto|wanttowatch|watchlist)$/, 'wanted'],
  [/^(?:watching|inprogress|paused|hold|onhold)$/, 'started'],
  [/^(?:dropped|notinteresting|abandoned)$/, 'dropped'],
]

export interface StatusDetails {
  readonly viewing: Omit<Extract<HistoryFact, { readonly kind: 'viewing' }>, 'kind'>
  readonly addedAt: IsoTime | null
}

const seenAt = ({ watchedAt, ...own }: StatusDetails['viewing']): HistoryFact =>
  watchedAt === null && Object.keys(own).length === 0 ? { kind: 'seen' } : { kind: 'viewing', watchedAt, ...own }

/** 'Plan to Watch', 'PLANNED' and 'plantowatch' are one. A movie that was dropped has it as a tag. */
export const statusFact = (status: string, { viewing, addedAt }: StatusDetails): HistoryFact | null => {
  const name = status.toLowerCase().replace(/[^a-z]/g, '')
  const meaning = statuses.find(([pattern]) => pattern.test(name))?.[1]
  if (meaning === 'seen') return seenAt(viewing)
  if (meaning === 'wanted') return { kind: 'watchlist', addedAt, status: 'want-to-watch' }
  if (meaning === 'started') return { kind: 'watchlist', addedAt, status: 'watching' }
  return meaning === 'dropped' ? { kind: 'tags', tags: ['dropped'] } : null
}

const mostViewings = 200

/** Viewings that a source only counts. */
export const undatedViewings = (count: unknown): readonly HistoryFact[] =>
  Array.from({ length: Math.min(Math.max(0, Math.trunc(Number(count)) || 0), mostViewings) }, (): HistoryFact => {
    return { kind: 'viewing', watchedAt: null }
  })

/** Of a viewing where there is one, else of the movie. */
export const noteFact = (note: string): HistoryFact | false => note !== '' && { kind: 'note', note }

export const ratingFact = (rating: number | undefined, ratedAt: IsoTime | null): HistoryFact | false =>
  rating !== undefined && { kind: 'rating', rating, ratedAt }

export const viewingAt = (watchedAt: WatchedAt | null): HistoryFact => ({ kind: 'viewing', watchedAt })
