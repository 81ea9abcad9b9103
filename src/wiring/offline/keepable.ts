const kinds: ReadonlySet<unknown> = new Set([
  'movie',
  'offers',
  'recommendations',
  'franchise',
  'person',
  'person credits',
])

/** Takes a query key. The demo catalog needs no copies. */
export const isKeepable = ([kind, id, scope]: readonly unknown[]): boolean =>
  (kind === 'shelf' || (kinds.has(kind) && typeof id === 'number')) && Object(scope).source === 'tmdb'
