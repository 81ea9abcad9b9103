import { dayMs } from '#domain/values/day.ts'

const kinds: ReadonlySet<unknown> = new Set([
  'movie',
  'offers',
  'recommendations',
  'franchise',
  'person',
  'person credits',
])

export const isShelf = ([kind]: readonly unknown[]): boolean => kind === 'shelf'

/** Takes a query key. The demo catalog needs no copies. */
export const isKeepable = ([kind, id, scope]: readonly unknown[]): boolean =>
  (isShelf([kind]) || (kinds.has(kind) && typeof id === 'number')) && Object(scope).source === 'tmdb'

/** For how long what is kept is shown without asking again, in milliseconds. */
export const freshMs = (queryKey: readonly unknown[]): number => (isShelf(queryKey) ? dayMs : 0)
