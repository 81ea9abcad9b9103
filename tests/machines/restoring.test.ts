import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { RestoreComparison, RestoreExtent } from '#domain/backup/restored.ts'
import { type RestoringEvent, restoringMachine } from '#machines/restoring.ts'
import { plan } from '#tests/support/imports.ts'
import { turns } from '#tests/support/turns.ts'

const nothing = plan()
const same = { added: 0, kept: 0, replaced: 0, removed: 0 }
const adding = { ...nothing, lists: { ...nothing.lists, watchlist: { ...same, added: 2 } } }
const removing = { ...nothing, lists: { ...nothing.lists, watchlist: { ...same, removed: 1 } } }
const different: RestoreComparison = { everything: removing, missing: adding }

const points = [3, 2].map((id) => ({
  id,
  time: '2026-01-02T12:00:00.000Z',
  day: '2026-01-02',
  reason: 'daily' as const,
  bytes: 1,
  fingerprint: 1,
  revision: 1,
}))

interface World {
  readonly compare?: (id: number) => Promise<RestoreComparison | null>
  readonly keep?: () => Promise<boolean>
  readonly save?: () => Promise<boolean>
  readonly restore?: () => Promise<boolean>
}

const start = (world: World = {}) => {
  const { compare = async () => different, keep = async () => true, save = async () => true } = world
  const restored: unknown[] = []
  const kept: string[] = []
  const actor = createActor(
    restoringMachine.provide({
      actors: {
        'watch points': fromCallback(() => {}),
        'watch records': fromCallback(() => {}),
        'compare point': fromPromise<RestoreComparison | null, { readonly id: number }>(({ input: { id } }) =>
          compare(id),
        ),
        'keep restore point': fromPromise<boolean, undefined>(() => {
          kept.push('point')
          return keep()
        }),
        'save backup': fromPromise<boolean, undefined>(() => {
          kept.push('backup')
          return save()
        }),
        'restore point': fromPromise<boolean, { readonly id: number; readonly extent: RestoreExtent }>(({ input }) => {
          restored.push(input)
          return world.restore?.() ?? Promise.resolve(true)
        }),
      },
    }),
  ).start()
  const tell = async (...events: readonly RestoringEvent[]) => {
    for (const event of events) {
      actor.send(event)
      await turns(5)
    }
    return actor.getSnapshot().value
  }
  return { tell, restored, kept, context: () => actor.getSnapshot().context, state: () => actor.getSnapshot().value }
}

const listed: RestoringEvent = { type: 'points listed', points }
const opened: RestoringEvent = { type: 'opened', id: 3 }
const everything: RestoringEvent = { type: 'restore requested', extent: 'everything' }
const missing: RestoringEvent = { type: 'restore requested', extent: 'missing' }

describe('going back to a restore point', () => {
  it('compares a point only when it is opened', async () => {
    const asked: number[] = []
    const compare = async (id: number) => {
      asked.push(id)
      return different
    }
    const { tell, context } = start({ compare })
    expect(await tell(listed)).toEqual({ listed: 'ready' })
    expect(asked).toEqual([])
    expect(await tell(opened, { type: 'opened', id: 2 })).toEqual({ compared: 'ready' })
    expect(asked).toEqual([3, 2])
    expect(context().openId).toBe(2)
    expect(await tell({ type: 'closed' })).toEqual({ listed: 'ready' })
    expect(context()).toMatchObject({ openId: null, comparison: null })
  })

  it('follows the list while a point is open', async () => {
    const { tell, context } = start()
    await tell(listed, opened, { type: 'points listed', points: points.slice(0, 1) })
    expect(context().points).toHaveLength(1)
    expect(context().openId).toBe(3)
  })

  it('does nothing where nothing would change', async () => {
    const { tell, kept } = start({ compare: async () => ({ everything: nothing, missing: nothing }) })
    expect(await tell(listed, opened, everything, missing)).toEqual({ compared: 'ready' })
    expect(kept).toEqual([])
  })

  it('asks only before something is lost', async () => {
    const { tell, restored, kept } = start()
    expect(await tell(listed, opened, everything)).toBe('confirming')
    expect(kept).toEqual([])
    expect(await tell({ type: 'canceled' })).toEqual({ compared: 'ready' })
    expect(await tell(everything, { type: 'confirmed' })).toEqual({ listed: 'restored' })
    expect(await tell(opened, missing)).toEqual({ listed: 'restored' })
    expect(kept).toEqual(['point', 'point'])
    expect(restored).toEqual([
      { id: 3, extent: 'everything' },
      { id: 3, extent: 'missing' },
    ])
  })

  it('asks again when the records change meanwhile', async () => {
    const { tell } = start()
    expect(await tell(listed, opened, everything, { type: 'records changed' })).toEqual({ compared: 'ready' })
  })

  it.each([
    ['there is no room', async () => false],
    ['it fails', () => Promise.reject(new Error('failed'))],
  ])('restores nothing where no point is kept because %s', async (_, keep) => {
    const { tell, restored } = start({ keep })
    expect(await tell(listed, opened, missing)).toBe('unprotected')
    expect(await tell({ type: 'canceled' })).toEqual({ compared: 'ready' })
    expect(restored).toEqual([])
  })

  it('goes on with a backup outside the browser, and not without', async () => {
    let isSaved = false
    const { tell, restored } = start({ keep: async () => false, save: async () => isSaved })
    expect(await tell(listed, opened, missing, { type: 'backup requested' })).toBe('unprotected')
    expect(restored).toEqual([])
    isSaved = true
    expect(await tell({ type: 'backup requested' })).toEqual({ listed: 'restored' })
    expect(restored).toHaveLength(1)
  })

  it.each([
    ['refuses', async () => false],
    ['fails', () => Promise.reject(new Error('failed'))],
  ])('can be tried again where the browser %s', async (_, restore) => {
    const { tell } = start({ restore })
    expect(await tell(listed, opened, missing)).toEqual({ compared: 'refused' })
    expect(await tell(missing)).toEqual({ compared: 'refused' })
  })

  it.each([
    ['is gone', async () => null],
    ['is damaged', () => Promise.reject(new Error('damaged'))],
  ])('says that a point %s', async (_, compare) => {
    const { tell } = start({ compare })
    expect(await tell(listed, opened)).toBe('unreadable')
    expect(await tell(missing)).toBe('unreadable')
  })
})
