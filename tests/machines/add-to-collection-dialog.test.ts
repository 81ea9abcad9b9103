import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type Addition,
  type AddResult,
  addToCollectionDialogMachine,
  type CreateResult,
  type NewCollection,
} from '#machines/add-to-collection-dialog.ts'
import { turns } from '#tests/support/turns.ts'
import { statesIn } from '#wiring/inspect/live-flows.ts'

const created: CreateResult = { kind: 'created', collection: { id: 9, name: 'Space' } }

interface Options {
  readonly choices?: readonly number[]
  readonly create?: () => Promise<CreateResult>
  readonly add?: () => Promise<AddResult>
  readonly input?: NewCollection
}

const open = ({
  choices = [7, 8],
  create = async () => created,
  add = async () => ({ kind: 'added' }),
  input = { name: '', description: '' },
}: Options = {}) => {
  const clock = new SimulatedClock()
  const done: string[] = []
  const actor = createActor(
    addToCollectionDialogMachine.provide({
      actors: {
        'create collection': fromPromise<CreateResult, NewCollection>(({ input }) => {
          done.push(`create "${input.name}" (${input.description})`)
          return create()
        }),
        'add movies': fromPromise<AddResult, Addition>(({ input }) => {
          done.push(`add to ${input.collectionIds.join(', ')}${input.created ? ` (new: ${input.created.name})` : ''}`)
          return add()
        }),
        'watch collections': fromCallback(({ sendBack }) => sendBack({ type: 'choices changed', choices })),
      },
    }),
    { clock, input },
  ).start()
  const settled = () => turns(1)
  return {
    done,
    send: actor.send.bind(actor),
    toggle: (...ids: readonly number[]) => {
      for (const id of ids) actor.send({ type: 'collection toggled', id })
    },
    name: (name: string) => actor.send({ type: 'name typed', name }),
    describe: (description: string) => actor.send({ type: 'description typed', description }),
    confirm: async () => {
      actor.send({ type: 'confirmed' })
      await settled()
    },
    pass: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settled()
    },
    state: () => statesIn(actor.getSnapshot().value).at(-1),
    context: () => actor.getSnapshot().context,
    canConfirm: () => actor.getSnapshot().can({ type: 'confirmed' }),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  }
}

describe('the draft of a new collection', () => {
  it('is what the dialog begins with, until it is discarded', () => {
    const dialog = open({ input: { name: 'Space', description: 'Stars and silence' } })
    expect([dialog.context().name, dialog.canConfirm()]).toEqual(['Space', true])
    dialog.send({ type: 'draft discarded' })
    expect([dialog.context().name, dialog.context().description, dialog.canConfirm()]).toEqual(['', '', false])
  })
})

describe('adding movies to existing collections', () => {
  it('is possible while at least one collection is chosen', () => {
    const dialog = open()
    expect([dialog.state(), dialog.canConfirm()]).toEqual(['choosing.ready', false])
    dialog.toggle(7)
    expect(dialog.canConfirm()).toBe(true)
    dialog.toggle(7)
    expect([dialog.canConfirm(), dialog.context().chosen]).toEqual([false, []])
  })

  it('adds to all chosen ones at once, and ends', async () => {
    const dialog = open()
    dialog.toggle(7, 8)
    await dialog.confirm()
    expect([dialog.state(), dialog.done]).toEqual(['added', ['add to 7, 8']])
  })

  it.each<[string, () => Promise<AddResult>]>([
    ['nothing is added', async () => ({ kind: 'not added' })],
    ['it fails', () => Promise.reject(new Error('broken'))],
  ])('stays open with the same choice when %s, and can be retried', async (_, add) => {
    let isBroken = true
    const dialog = open({ add: () => (isBroken ? add() : Promise.resolve({ kind: 'added' })) })
    dialog.toggle(7)
    await dialog.confirm()
    expect([dialog.state(), dialog.context().chosen]).toEqual(['choosing.ready', [7]])
    isBroken = false
    await dialog.confirm()
    expect([dialog.state(), dialog.done]).toEqual(['added', ['add to 7', 'add to 7']])
  })

  it('can be neither changed nor confirmed again while adding', async () => {
    const dialog = open({ add: () => new Promise(() => {}) })
    dialog.toggle(7)
    await dialog.confirm()
    dialog.toggle(8)
    dialog.name('Space')
    await dialog.confirm()
    expect([dialog.state(), dialog.isBusy(), dialog.canConfirm(), dialog.done]).toEqual([
      'adding',
      true,
      false,
      ['add to 7'],
    ])
    expect(dialog.context()).toEqual({ choices: [7, 8], chosen: [7], created: null, name: '', description: '' })
  })
})

describe('collections that change while the dialog is open', () => {
  it('deselects a collection that is deleted, and keeps one that still exists', () => {
    const dialog = open()
    dialog.toggle(7, 8)
    dialog.send({ type: 'choices changed', choices: [7] })
    expect([dialog.context().chosen, dialog.canConfirm()]).toEqual([[7], true])
    dialog.send({ type: 'choices changed', choices: [] })
    expect([dialog.context().chosen, dialog.canConfirm()]).toEqual([[], false])
  })

  it('keeps the new collection for the movies that are about to be added', async () => {
    const dialog = open()
    dialog.name('Space')
    await dialog.confirm()
    dialog.send({ type: 'choices changed', choices: [7, 8] })
    await dialog.pass(100)
    expect(dialog.done).toEqual(['create "Space" ()', 'add to 9 (new: Space)'])
  })

  it('deselects one that was deleted while adding to it failed', async () => {
    let refuse = () => {}
    const refused = new Promise<AddResult>((resolve) => {
      refuse = () => resolve({ kind: 'not added' })
    })
    const dialog = open({ add: () => refused })
    dialog.toggle(7, 8)
    await dialog.confirm()
    dialog.send({ type: 'choices changed', choices: [8] })
    refuse()
    await dialog.pass(0)
    expect([dialog.state(), dialog.context().chosen]).toEqual(['choosing.ready', [8]])
  })
})

describe('adding movies to a new collection', () => {
  it.each(['', '   '])('is impossible with the name "%s"', async (name) => {
    const dialog = open({ choices: [] })
    dialog.name(name)
    expect(dialog.canConfirm()).toBe(false)
    await dialog.confirm()
    expect([dialog.state(), dialog.done]).toEqual(['choosing.ready', []])
  })

  it('creates it with trimmed fields, and adds the movies 100 ms later', async () => {
    const dialog = open()
    dialog.name(' Space ')
    dialog.describe(' Stars ')
    await dialog.confirm()
    expect([dialog.state(), dialog.isBusy(), dialog.done]).toEqual(['pausing', true, ['create "Space" (Stars)']])
    await dialog.pass(99)
    expect(dialog.state()).toBe('pausing')
    await dialog.pass(1)
    expect([dialog.state(), dialog.done]).toEqual(['added', ['create "Space" (Stars)', 'add to 9 (new: Space)']])
  })

  it('adds to the chosen ones and the new one at once', async () => {
    const dialog = open()
    dialog.toggle(8)
    dialog.name('Space')
    await dialog.confirm()
    await dialog.pass(100)
    expect(dialog.done).toEqual(['create "Space" ()', 'add to 8, 9 (new: Space)'])
  })

  it('rejects a name that is taken until another one is typed', async () => {
    const dialog = open({ create: async () => ({ kind: 'name is taken' }) })
    dialog.toggle(7)
    dialog.name('space')
    await dialog.confirm()
    dialog.describe('Mine.')
    dialog.toggle(8)
    expect([dialog.state(), dialog.context()]).toEqual([
      'choosing.name taken',
      { choices: [7, 8], chosen: [7, 8], created: null, name: 'space', description: 'Mine.' },
    ])
    dialog.name('space 2')
    expect(dialog.state()).toBe('choosing.ready')
  })

  it.each<[string, () => Promise<CreateResult>]>([
    ['the browser refuses the write', async () => ({ kind: 'not created' })],
    ['it fails', () => Promise.reject(new Error('broken'))],
  ])('keeps the input when %s', async (_, create) => {
    const dialog = open({ create })
    dialog.name('Space')
    await dialog.confirm()
    expect([dialog.state(), dialog.context().name, dialog.canConfirm()]).toEqual(['choosing.ready', 'Space', true])
  })

  it.each<[string, () => Promise<AddResult>]>([
    ['adds nothing', async () => ({ kind: 'not added' })],
    ['fails', () => Promise.reject(new Error('broken'))],
  ])('keeps the new one chosen when adding %s', async (_, add) => {
    const dialog = open({ choices: [], add })
    dialog.name('Space')
    await dialog.confirm()
    await dialog.pass(100)
    expect([dialog.state(), dialog.context()]).toEqual([
      'choosing.ready',
      { choices: [9], chosen: [9], created: null, name: '', description: '' },
    ])
  })
})
