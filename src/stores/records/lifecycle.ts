/** Where changes go. */
export type Mode =
  /** The database has not answered yet: changes wait for it. */
  | { readonly kind: 'asking database' }
  | { readonly kind: 'with database' }
  /** There is no database, or it failed or is too slow. It is asked again when the tab is shown. */
  | { readonly kind: 'local storage only' }
  /** A newer version of the app owns the stored data. Final, but for closing. */
  | { readonly kind: 'read only'; readonly schema: number }
  | { readonly kind: 'closed' }

/** What happened to the records; shown until it is acknowledged. */
export type Notice =
  | { readonly kind: 'refused' }
  | { readonly kind: 'restored'; readonly records: number }
  | { readonly kind: 'unreadable' }

/** The lifecycle of one tab's records. */
export interface Lifecycle {
  readonly mode: Mode
  readonly notice: Notice | null
  /** Local storage held something unreadable at the start, which the database may yet replace. */
  readonly hasUnreadable: boolean
  /** Local storage refused the last write, and lacks what the database has. */
  readonly isLocalStorageStuck: boolean
  /** Only a tab that has seen records in local storage can tell that they were cleared. */
  readonly hasSeenRecords: boolean
  /** The latest revision that this tab has seen in local storage. */
  readonly seenRevision: number
}

export type LifecycleEvent =
  | { readonly type: 'database answered'; readonly restored: number }
  | { readonly type: 'database failed' }
  | { readonly type: 'database timed out' }
  | { readonly type: 'newer schema found'; readonly schema: number }
  | { readonly type: 'write refused' }
  | { readonly type: 'local storage flushed'; readonly isWritten: boolean }
  | { readonly type: 'local storage checked'; readonly hasRecords: boolean }
  | { readonly type: 'other tab wrote'; readonly revision: number }
  | { readonly type: 'cleared' }
  | { readonly type: 'acknowledged' }
  | { readonly type: 'closed' }

/** What a person must know about how the records are stored. */
export type RecordsStatus =
  | { readonly kind: 'ok' }
  /** Local storage is blocked: without a database too, the records last for this visit only. */
  | { readonly kind: 'storage blocked'; readonly lasting: boolean }
  /** IndexedDB is blocked: everything works, but a killed browser may lose the last changes. */
  | { readonly kind: 'database blocked' }
  /** Local storage takes no more writes: everything works, and the database holds it all. */
  | { readonly kind: 'local storage stuck' }
  /** The stored data are of a newer version of the app: nothing is written. */
  | { readonly kind: 'newer schema'; readonly schema: number }
  /** The browser refused a write; all is as it was before it. Stays until acknowledged. */
  | { readonly kind: 'refused' }
  /** Local storage had lost these many records, and they came back from the database. Stays until acknowledged. */
  | { readonly kind: 'restored'; readonly records: number }
  /** Something in local storage could not be read, and no database has it. Stays until acknowledged. */
  | { readonly kind: 'unreadable' }

const withoutDatabase = (state: Lifecycle): Lifecycle => ({
  ...state,
  mode: { kind: 'local storage only' },
  notice: state.notice ?? (state.hasUnreadable ? { kind: 'unreadable' } : null),
  hasUnreadable: false,
})

/** The lifecycle at the start. `newerSchema` is the schema of stored data that this version cannot write. */
export const initialLifecycle = (start: {
  readonly hasDatabase: boolean
  readonly newerSchema: number | null
  readonly hasRecords: boolean
  readonly hasUnreadable: boolean
  readonly revision: number
}): Lifecycle => {
  const asking: Lifecycle = {
    mode: { kind: 'asking database' },
    notice: null,
    hasUnreadable: start.hasUnreadable,
    isLocalStorageStuck: false,
    hasSeenRecords: start.hasRecords,
    seenRevision: start.revision,
  }
  if (start.newerSchema !== null) return { ...asking, mode: { kind: 'read only', schema: start.newerSchema } }
  return start.hasDatabase ? asking : withoutDatabase(asking)
}

const answered = (state: Lifecycle, restored: number): Lifecycle => {
  // The database has what could not be read.
  const notice = state.notice?.kind === 'unreadable' ? null : state.notice
  return {
    ...state,
    mode: { kind: 'with database' },
    notice: notice ?? (restored > 0 ? { kind: 'restored', records: restored } : null),
    hasUnreadable: false,
  }
}

/** The lifecycle after an event; the same object when the event means nothing in the present mode. */
export const transition = (state: Lifecycle, event: LifecycleEvent): Lifecycle => {
  if (state.mode.kind === 'closed') return state
  if (state.mode.kind === 'read only' && event.type !== 'closed') return state
  switch (event.type) {
    case 'database answered':
      return answered(state, event.restored)
    case 'database failed':
      return withoutDatabase(state)
    case 'database timed out':
      return state.mode.kind === 'asking database' ? withoutDatabase(state) : state
    case 'newer schema found':
      return { ...state, mode: { kind: 'read only', schema: event.schema } }
    case 'write refused':
      return { ...state, notice: { kind: 'refused' } }
    case 'local storage flushed':
      return { ...state, isLocalStorageStuck: !event.isWritten }
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

/** Whether changes are accepted. */
export const isWritable = ({ mode }: Lifecycle): boolean => mode.kind !== 'read only' && mode.kind !== 'closed'

/** What a person must know, the gravest first. */
export const statusOf = ({ mode, notice, isLocalStorageStuck }: Lifecycle, hasStorage: boolean): RecordsStatus => {
  if (mode.kind === 'read only') return { kind: 'newer schema', schema: mode.schema }
  if (notice) return notice
  if (!hasStorage) return { kind: 'storage blocked', lasting: mode.kind !== 'local storage only' }
  if (mode.kind === 'local storage only') return { kind: 'database blocked' }
  return isLocalStorageStuck ? { kind: 'local storage stuck' } : { kind: 'ok' }
}
