import { describe, expect, it } from 'vitest'
import {
  initialLifecycle,
  isWritable,
  type Lifecycle,
  type LifecycleEvent,
  type Mode,
  statusOf,
  transition,
} from '#stores/records/lifecycle.ts'

const hasLists = () => true
const start = {
  hasDatabase: true,
  newerSchema: null,
  hasRecords: true,
  hasUnreadable: false,
  isDatabaseHome: false,
  revision: 4,
}
const asking = initialLifecycle(start)
const inMode = (mode: Mode, rest: Partial<Lifecycle> = {}): Lifecycle => ({ ...asking, mode, ...rest })

const askingDatabase: Mode = { kind: 'asking database' }
const withDatabase: Mode = { kind: 'with database' }
const localStorageOnly: Mode = { kind: 'local storage only' }
const readOnly: Mode = { kind: 'read only', schema: 2 }
const closed: Mode = { kind: 'closed' }

describe('records start', () => {
  it('by opening the database', () => {
    expect(asking).toEqual({
      mode: askingDatabase,
      notice: null,
      hasUnreadable: false,
      isLocalStorageStuck: false,
      isDatabaseHome: false,
      hasSeenRecords: true,
      seenRevision: 4,
    })
  })

  it('with local storage only when there is no database', () => {
    expect(initialLifecycle({ ...start, hasDatabase: false }).mode).toEqual(localStorageOnly)
  })

  it.each([true, false])('read-only when a newer version wrote the data (database: %s)', (hasDatabase) => {
    expect(initialLifecycle({ ...start, hasDatabase, newerSchema: 2 }).mode).toEqual(readOnly)
  })
})

const answered: LifecycleEvent = { type: 'database answered', restored: 0, unreadable: 0 }
const failed: LifecycleEvent = { type: 'database failed' }
const timedOut: LifecycleEvent = { type: 'database timed out' }
const newer: LifecycleEvent = { type: 'newer schema found', schema: 2 }
const close: LifecycleEvent = { type: 'closed' }

describe('the mode', () => {
  it.each<[Mode, LifecycleEvent, Mode]>([
    [askingDatabase, answered, withDatabase],
    [askingDatabase, failed, localStorageOnly],
    [askingDatabase, timedOut, localStorageOnly],
    [askingDatabase, newer, readOnly],
    [askingDatabase, close, closed],
    [withDatabase, answered, withDatabase],
    [withDatabase, failed, localStorageOnly],
    [withDatabase, timedOut, withDatabase],
    [withDatabase, newer, readOnly],
    [withDatabase, close, closed],
    [localStorageOnly, answered, withDatabase],
    [localStorageOnly, failed, localStorageOnly],
    [localStorageOnly, timedOut, localStorageOnly],
    [localStorageOnly, newer, readOnly],
    [localStorageOnly, close, closed],
    [readOnly, answered, readOnly],
    [readOnly, failed, readOnly],
    [readOnly, timedOut, readOnly],
    [readOnly, { type: 'newer schema found', schema: 3 }, readOnly],
    [readOnly, close, closed],
    [closed, answered, closed],
    [closed, failed, closed],
    [closed, timedOut, closed],
    [closed, newer, closed],
  ])('%j changes on %j to %j', (mode, event, next) => {
    expect(transition(inMode(mode), event)).toEqual(inMode(next))
  })

  const others: readonly LifecycleEvent[] = [
    { type: 'write refused' },
    { type: 'local storage flushed', isWritten: false, isDatabaseHome: false },
    { type: 'local storage checked', hasRecords: false },
    { type: 'other tab wrote', revision: 9 },
    { type: 'cleared' },
    { type: 'acknowledged' },
  ]

  it.each([askingDatabase, withDatabase, localStorageOnly])('%j is unchanged by other events', (mode) => {
    expect(others.map((event) => transition(inMode(mode), event).mode)).toEqual(others.map(() => mode))
  })

  it.each([readOnly, closed])('%j ignores all other events', (mode) => {
    const state = inMode(mode)
    expect(others.map((event) => transition(state, event) === state)).toEqual(others.map(() => true))
  })

  it.each<[Mode, boolean]>([
    [askingDatabase, true],
    [withDatabase, true],
    [localStorageOnly, true],
    [readOnly, false],
    [closed, false],
  ])('%j accepts changes: %s', (mode, expected) => {
    expect(isWritable(inMode(mode))).toBe(expected)
  })
})

describe.each([askingDatabase, withDatabase, localStorageOnly])('a notice in %j', (mode) => {
  it('reports a refused write until it is acknowledged', () => {
    const refused = transition(inMode(mode), { type: 'write refused' })
    expect(refused).toEqual(inMode(mode, { notice: { kind: 'refused' } }))
    expect(transition(refused, { type: 'acknowledged' })).toEqual(inMode(mode))
  })

  it('reports how many records were restored', () => {
    expect(transition(inMode(mode), { type: 'database answered', restored: 3, unreadable: 0 })).toEqual(
      inMode(withDatabase, { notice: { kind: 'restored', records: 3 } }),
    )
  })

  it('about a refused write is not replaced by one about restored records', () => {
    const refused = inMode(mode, { notice: { kind: 'refused' } })
    expect(transition(refused, { type: 'database answered', restored: 3, unreadable: 0 }).notice).toEqual({
      kind: 'refused',
    })
  })

  it('about restored records is replaced by one about a refused write', () => {
    const restored = inMode(mode, { notice: { kind: 'restored', records: 3 } })
    expect(transition(restored, { type: 'write refused' }).notice).toEqual({ kind: 'refused' })
  })
})

describe('unreadable data in local storage', () => {
  const unreadable = initialLifecycle({ ...start, hasUnreadable: true })

  it('is not reported while the database may have it', () => {
    expect(statusOf(unreadable, true, hasLists)).toEqual({ kind: 'ok' })
    expect(transition(unreadable, { type: 'database answered', restored: 2, unreadable: 0 }).notice).toEqual({
      kind: 'restored',
      records: 2,
    })
  })

  it('is reported when the database has it only in part, until it is acknowledged', () => {
    const partly = transition(unreadable, { type: 'database answered', restored: 2, unreadable: 1 })
    expect(partly.notice).toEqual({ kind: 'unreadable' })
    expect(transition(partly, answered).notice).toEqual({ kind: 'unreadable' })
    expect(transition(transition(partly, { type: 'acknowledged' }), answered).notice).toBe(null)
  })

  it.each([failed, timedOut])('is reported when the database does not respond (%j)', (event) => {
    const without = transition(unreadable, event)
    expect(statusOf(without, true, hasLists)).toEqual({ kind: 'unreadable' })
    const acknowledged = transition(without, { type: 'acknowledged' })
    expect(statusOf(transition(acknowledged, failed), true, hasLists)).toEqual({ kind: 'database blocked' })
  })

  it('is reported immediately when there is no database', () => {
    const without = initialLifecycle({ ...start, hasDatabase: false, hasUnreadable: true })
    expect(statusOf(without, true, hasLists)).toEqual({ kind: 'unreadable' })
  })

  it('is no longer reported once the database responds late', () => {
    const late = transition(transition(unreadable, timedOut), answered)
    expect(statusOf(late, true, hasLists)).toEqual({ kind: 'ok' })
  })
})

describe('a write that local storage refuses', () => {
  const stuck = transition(inMode(withDatabase), {
    type: 'local storage flushed',
    isWritten: false,
    isDatabaseHome: false,
  })

  it('is reported while the database has everything', () => {
    expect(statusOf(stuck, true, hasLists)).toEqual({ kind: 'local storage stuck' })
  })

  it('is no longer reported after the next successful write', () => {
    const written = transition(stuck, { type: 'local storage flushed', isWritten: true, isDatabaseHome: false })
    expect(statusOf(written, true, hasLists)).toEqual({ kind: 'ok' })
  })
})

describe('the local storage last seen by a tab', () => {
  it.each([true, false])('reflects its current content (%s)', (hasRecords) => {
    expect(transition(asking, { type: 'local storage checked', hasRecords }).hasSeenRecords).toBe(hasRecords)
  })

  it('includes writes of other tabs, with the latest revision', () => {
    const empty = initialLifecycle({ ...start, hasRecords: false })
    const later = transition(empty, { type: 'other tab wrote', revision: 7 })
    expect(later).toEqual({ ...empty, hasSeenRecords: true, seenRevision: 7 })
    expect(transition(later, { type: 'other tab wrote', revision: 5 }).seenRevision).toBe(7)
  })

  it('has no records after it was cleared, but keeps the revision', () => {
    expect(transition(asking, { type: 'cleared' })).toEqual({ ...asking, hasSeenRecords: false })
  })
})

describe('the status shown to the user', () => {
  it.each([true, false])('is the same object after a write that changes nothing of it (%s)', (isDatabaseHome) => {
    const flushed = { type: 'local storage flushed', isWritten: true, isDatabaseHome } as const
    const once = transition(inMode(withDatabase), flushed)
    const twice = transition(once, flushed)
    expect(statusOf(twice, true, hasLists)).toBe(statusOf(once, true, hasLists))
  })

  it.each<[Mode, boolean, ReturnType<typeof statusOf>]>([
    [askingDatabase, true, { kind: 'ok' }],
    [withDatabase, true, { kind: 'ok' }],
    [localStorageOnly, true, { kind: 'database blocked' }],
    [readOnly, true, { kind: 'newer schema', schema: 2, hasLists: true }],
    [closed, true, { kind: 'ok' }],
    [askingDatabase, false, { kind: 'storage blocked', lasting: true }],
    [withDatabase, false, { kind: 'storage blocked', lasting: true }],
    [localStorageOnly, false, { kind: 'storage blocked', lasting: false }],
    [readOnly, false, { kind: 'newer schema', schema: 2, hasLists: true }],
  ])('in %j, local storage: %s, is %j', (mode, hasStorage, status) => {
    expect(statusOf(inMode(mode), hasStorage, hasLists)).toEqual(status)
  })

  it.each([askingDatabase, withDatabase, localStorageOnly])('in %j is the notice if there is one', (mode) => {
    expect(statusOf(inMode(mode, { notice: { kind: 'refused' } }), true, hasLists)).toEqual({ kind: 'refused' })
  })

  it('tells whether there is anything to view of what a newer version wrote', () => {
    expect(statusOf(inMode(readOnly), true, () => false)).toEqual({ kind: 'newer schema', schema: 2, hasLists: false })
  })

  it('is that a newer version wrote the data, even with a notice', () => {
    const state = inMode(readOnly, { notice: { kind: 'refused' } })
    expect(statusOf(state, true, hasLists)).toEqual({ kind: 'newer schema', schema: 2, hasLists: true })
  })
})
