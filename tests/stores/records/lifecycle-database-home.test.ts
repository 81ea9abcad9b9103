import { describe, expect, it } from 'vitest'
import {
  initialLifecycle,
  isWritable,
  type LifecycleEvent,
  type Mode,
  statusOf,
  transition,
} from '#stores/records/lifecycle.ts'

const hasLists = () => true
const start = { hasDatabase: true, newerSchema: null, hasRecords: true, hasUnreadable: false, revision: 4 }
const askingDatabase: Mode = { kind: 'asking database' }
const withDatabase: Mode = { kind: 'with database' }
const withoutLists: Mode = { kind: 'without lists' }
const answered: LifecycleEvent = { type: 'database answered', restored: 0, unreadable: 0 }
const failed: LifecycleEvent = { type: 'database failed' }
const timedOut: LifecycleEvent = { type: 'database timed out' }

describe('lists that only the database has', () => {
  const home = initialLifecycle({ ...start, isDatabaseHome: true })

  it.each<[Mode, LifecycleEvent, Mode]>([
    [askingDatabase, answered, withDatabase],
    [askingDatabase, failed, withoutLists],
    [askingDatabase, timedOut, withoutLists],
    [withDatabase, failed, withoutLists],
    [withoutLists, answered, withDatabase],
    [withoutLists, failed, withoutLists],
    [withoutLists, { type: 'newer schema found', schema: 2 }, { kind: 'read only', schema: 2 }],
    [withoutLists, { type: 'closed' }, { kind: 'closed' }],
  ])('%j changes on %j to %j', (mode, event, next) => {
    expect(transition({ ...home, mode }, event)).toEqual({ ...home, mode: next })
  })

  it('are out of reach without a database', () => {
    const without = initialLifecycle({ ...start, isDatabaseHome: true, hasDatabase: false })
    expect([without.mode, statusOf(without, true, hasLists)]).toEqual([withoutLists, { kind: 'lists out of reach' }])
  })

  it('are out of reach whatever else there is to report', () => {
    const refused = transition({ ...home, mode: withoutLists }, { type: 'write refused' })
    expect([statusOf(refused, true, hasLists), isWritable(refused)]).toEqual([{ kind: 'lists out of reach' }, true])
  })

  it('are reported from the flush that left them out, until one has them', () => {
    const flushed = (isDatabaseHome: boolean): LifecycleEvent => ({
      type: 'local storage flushed',
      isWritten: true,
      isDatabaseHome,
    })
    const only = transition({ ...home, isDatabaseHome: false, mode: withDatabase }, flushed(true))
    expect(statusOf(only, true, hasLists)).toEqual({ kind: 'only in database' })
    expect(statusOf(transition(only, flushed(false)), true, hasLists)).toEqual({ kind: 'ok' })
  })
})
