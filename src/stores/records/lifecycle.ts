export type Mode =
  | { readonly kind: 'asking database' }
  | { readonly kind: 'with database' }
  /** Retried when the tab is shown. */
  | { readonly kind: 'local storage only' }
  /** Only the database has the lists, and it does not answer: retried with each change and when the tab is shown. */
  | { readonly kind: 'without lists' }
  /** Only the database had the lists, and it is empty: nothing is written until the user has said what to do. */
  | { readonly kind: 'lists lost' }
  | { readonly kind: 'read only'; readonly schema: number }
  | { readonly kind: 'closed' }

export type Notice =
  | { readonly kind: 'refused' }
  | { readonly kind: 'restored'; readonly records: number }
  | { readonly kind: 'unreadable' }

export interface Lifecycle {
  readonly mode: Mode
  readonly notice: Notice | null
  readonly hasUnreadable: boolean
  readonly isLocalStorageStuck: boolean
  /** At the last flush, or at the start: the base follows other tabs before that. */
  readonly isDatabaseHome: boolean
  /** Only a tab that has seen records can tell that they were cleared. */
  readonly hasSeenRecords: boolean
  readonly seenRevision: number
}

export type LifecycleEvent =
  | { readonly type: 'database answered'; readonly restored: number; readonly unreadable: number }
  | { readonly type: 'database failed' }
  | { readonly type: 'database timed out' }
  | { readonly type: 'newer schema found'; readonly schema: number }
  | { readonly type: 'database was empty' }
  | { readonly type: 'loss accepted' }
  | { readonly type: 'write refused' }
  | { readonly type: 'local storage flushed'; readonly isWritten: boolean; readonly isDatabaseHome: boolean }
  | { readonly type: 'local storage checked'; readonly hasRecords: boolean }
  | { readonly type: 'other tab wrote'; readonly revision: number }
  | { readonly type: 'cleared' }
  | { readonly type: 'acknowledged' }
  | { readonly type: 'closed' }

export type RecordsStatus =
  | { readonly kind: 'ok' }
  /** Without a database either, records last for this visit (`lasting` is false). */
  | { readonly kind: 'storage blocked'; readonly lasting: boolean }
  | { readonly kind: 'database blocked' }
  | { readonly kind: 'local storage stuck' }
  | { readonly kind: 'only in database' }
  | { readonly kind: 'lists out of reach' }
  | { readonly kind: 'lists lost' }
  | { readonly kind: 'newer schema'; readonly schema: number; readonly hasLists: boolean }
  | Notice

const withoutDatabase = (state: Lifecycle): Lifecycle => ({
  ...state,
  mode: { kind: state.isDatabaseHome ? 'without lists' : 'local storage only' },
  notice: state.notice ?? (state.hasUnreadable ? { kind: 'unreadable' } : null),
  hasUnreadable: false,
})

export const initialLifecycle = (start: {
  readonly hasDatabase: boolean
  readonly newerSchema: number | null
  readonly hasRecords: boolean
  readonly hasUnreadable: boolean
  readonly isDatabaseHome: boolean
  readonly revision: number
}): Lifecycle => {
  const asking: Lifecycle = {
    mode: { kind: 'asking database' },
    notice: null,
    hasUnreadable: start.hasUnreadable,
    isLocalStorageStuck: false,
    isDatabaseHome: start.isDatabaseHome,
    hasSeenRecords: start.hasRecords,
    seenRevision: start.revision,
  }
  if (start.newerSchema !== null) return { ...asking, mode: { kind: 'read only', schema: start.newerSchema } }
  return start.hasDatabase ? asking : withoutDatabase(asking)
}

const noticeOf = (restored: number, unreadable: number): Notice | null => {
  if (unreadable > 0) return { kind: 'unreadable' }
  return restored > 0 ? { kind: 'restored', records: restored } : null
}

const answered = (state: Lifecycle, restored: number, unreadable: number): Lifecycle => {
  // Without the database, that data was unreadable was all that could be said.
  const isSettled = state.notice?.kind === 'unreadable' && state.mode.kind !== 'with database'
  const notice = isSettled ? null : state.notice
  return {
    ...state,
    mode: { kind: 'with database' },
    notice: notice ?? noticeOf(restored, unreadable),
    hasUnreadable: false,
  }
}

/** Returns the same object when the event does not apply in this mode. */
export const transition = (state: Lifecycle, event: LifecycleEvent): Lifecycle => {
  if (state.mode.kind === 'closed') return state
  if (state.mode.kind === 'read only' && event.type !== 'closed') return state
  switch (event.type) {
    case 'database answered':
      return answered(state, event.restored, event.unreadable)
    case 'database failed':
      return withoutDatabase(state)
    case 'database timed out':
      return state.mode.kind === 'asking database' ? withoutDatabase(state) : state
    case 'newer schema found':
      return { ...state, mode: { kind: 'read only', schema: event.schema } }
    case 'database was empty':
      return { ...state, mode: { kind: 'lists lost' } }
    case 'loss accepted':
      return state.mode.kind === 'lists lost' ? { ...state, mode: { kind: 'with database' } } : state
    case 'write refused':
      return { ...state, notice: { kind: 'refused' } }
    case 'local storage flushed':
      return { ...state, isLocalStorageStuck: !event.isWritten, isDatabaseHome: event.isDatabaseHome }
    case 'local storage checked':
      return { ...state, hasSeenRecords: event.hasRecords }
    case 'other tab wrote':
      return { ...state, hasSeenRecords: true, seenRevision: Math.max(state.seenRevision, event.revision) }
    case 'cleared':
      return { ...state, hasSeenRecords: false }
    case 'acknowledged':
      return { ...state, notice: null }
    case 'closed':
      return { ...state, mode: { kind: 'closed' } }
  }
}

export const hasDatabase = ({ mode }: Lifecycle): boolean => mode.kind === 'with database' || mode.kind === 'lists lost'

export const isFollowing = ({ mode }: Lifecycle): boolean => mode.kind !== 'read only' && mode.kind !== 'closed'

export const isWritable = (state: Lifecycle): boolean => isFollowing(state) && state.mode.kind !== 'lists lost'

// One object each: a change that leaves the status as it is must not render what shows it.
const ok: RecordsStatus = { kind: 'ok' }
const onlyInDatabase: RecordsStatus = { kind: 'only in database' }

export const statusOf = (
  { mode, notice, isLocalStorageStuck, isDatabaseHome }: Lifecycle,
  hasStorage: boolean,
  hasLists: () => boolean,
): RecordsStatus => {
  if (mode.kind === 'read only') return { kind: 'newer schema', schema: mode.schema, hasLists: hasLists() }
  if (mode.kind === 'without lists') return { kind: 'lists out of reach' }
  if (mode.kind === 'lists lost') return { kind: 'lists lost' }
  if (notice) return notice
  if (!hasStorage) return { kind: 'storage blocked', lasting: mode.kind !== 'local storage only' }
  if (mode.kind === 'local storage only') return { kind: 'database blocked' }
  if (isLocalStorageStuck) return { kind: 'local storage stuck' }
  return isDatabaseHome ? onlyInDatabase : ok
}
