import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { RestoreComparison } from '#domain/backup/restored.ts'
import { type ChosenRestore, type RestoringEvent, restoringMachine } from '#machines/restoring.ts'
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
        'restore point': fromPromise<boolean, ChosenRestore>(({ input }) => {
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
const everything = { type: 'restore requested', extent: 'everything', isShared: false } as const
const missing = { type: 'restore requested', extent: 'missing', isShared: false } as const

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
    expect(await tell(everything, { type: 'confirmed', scope: 'everywhere' })).toEqual({ listed: 'restored' })
    expect(await tell(opened, missing)).toEqual({ listed: 'restored' })
    expect(kept).toEqual(['point', 'point'])
    expect(restored).toEqual([
      { id: 3, extent: 'everything', scope: 'everywhere' },
      { id: 3, extent: 'missing', scope: 'everywhere' },
    ])
  })

  it('never asks where only what is missing comes back', async () => {
    const replacing = { ...nothing, lists: { ...nothing.lists, watchHistory: { ...same, replaced: 1 } } }
    const { tell } = start({ compare: async () => ({ everything: removing, missing: replacing }) })
    expect(await tell(listed, opened, { ...missing, isShared: true })).toEqual({ listed: 'restored' })
  })

  it('asks where as soon as other devices share the library, though nothing is lost', async () => {
    const { tell, restored } = start({ compare: async () => ({ everything: adding, missing: adding }) })
    expect(await tell(listed, opened, { ...everything, isShared: true })).toBe('confirming')
    await tell({ type: 'confirmed', scope: 'here' }, opened, everything)
    expect(restored).toEqual([
      { id: 3, extent: 'everything', scope: 'here' },
      { id: 3, extent: 'everything', scope: 'everywhere' },
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
    expect(await tell(listed, opened, missing)).toEqual({ unprotected: 'asking' })
    expect(await tell({ type: 'canceled' })).toEqual({ compared: 'ready' })
    expect(restored).toEqual([])
  })

  it('goes on with a backup outside the browser, and not without', async () => {
    let isSaved = false
    const { tell, restored } = start({ keep: async () => false, save: async () => isSaved })
    expect(await tell(listed, opened, missing, { type: 'backup requested' })).toEqual({ unprotected: 'asking' })
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
