import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type Addition, addToCollectionDialogMachine, type Creation } from '#machines/add-to-collection-dialog.ts'
import { turns } from '#tests/support/turns.ts'
import { statesIn } from '#wiring/live-flows.ts'

const created: Creation = { kind: 'created', id: 9, name: 'Space' }

interface Ways {
  readonly hasChoices?: boolean
  readonly create?: () => Promise<Creation>
  readonly add?: () => Promise<Addition>
}

const open = ({
  hasChoices = true,
  create = async () => created,
  add = async () => ({ kind: 'added' }),
}: Ways = {}) => {
  const clock = new SimulatedClock()
  const done: string[] = []
  const said: unknown[] = []
  const actor = createActor(
    addToCollectionDialogMachine.provide({
      actors: {
        'create collection': fromPromise(({ input }) => {
          done.push(`create "${input.name}" (${input.description})`)
          return create()
        }),
        'add movie': fromPromise(({ input }) => {
          done.push(`add to ${input.collectionId}`)
          return add()
        }),
      },
      actions: { say: (_, outcome) => void said.push(outcome) },
    }),
    { clock, input: { hasChoices } },
  ).start()
  const settled = () => turns(1)
  return {
    done,
    said,
    send: actor.send.bind(actor),
    choose: (id: number) => actor.send({ type: 'collection chosen', id }),
    name: (name: string) => actor.send({ type: 'name typed', name }),
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
    isPending: () => actor.getSnapshot().hasTag('pending'),
  }
}

describe('adding a movie to a collection that exists', () => {
  it('begins with the choice', () => {
    expect(open().state()).toBe('choosing.ready')
  })

  it('is possible once a collection is chosen, not before', () => {
    const dialog = open()
    expect(dialog.canConfirm()).toBe(false)
    dialog.choose(7)
    expect(dialog.canConfirm()).toBe(true)
  })

  it('adds to the collection chosen last, says so and ends', async () => {
    const dialog = open()
    dialog.choose(7)
    dialog.choose(8)
    await dialog.confirm()
    expect([dialog.state(), dialog.done, dialog.said]).toEqual(['added', ['add to 8'], [{ kind: 'added' }]])
  })

  it.each<[string, () => Promise<Addition>, string]>([
    ['the collection gives no link', async () => ({ kind: 'not added' }), 'not added'],
    ['it fails', () => Promise.reject(new Error('broken')), 'adding failed'],
  ])('stays open when %s, says why, and can be tried again', async (_, add, kind) => {
    let isBroken = true
    const dialog = open({ add: () => (isBroken ? add() : Promise.resolve({ kind: 'added' })) })
    dialog.choose(7)
    await dialog.confirm()
    expect([dialog.state(), dialog.said, dialog.context().chosen]).toEqual(['choosing.refused', [{ kind }], 7])
    isBroken = false
    await dialog.confirm()
    expect([dialog.state(), dialog.done]).toEqual(['added', ['add to 7', 'add to 7']])
  })

  it('takes no second order while one is under way', async () => {
    const dialog = open({ add: () => new Promise(() => {}) })
    dialog.choose(7)
    await dialog.confirm()
    dialog.choose(8)
    await dialog.confirm()
    expect([dialog.state(), dialog.isPending(), dialog.canConfirm(), dialog.done]).toEqual([
      'adding',
      true,
      false,
      ['add to 7'],
    ])
  })
})

describe('adding a movie to a new collection', () => {
  it('begins at once where no collection is left to choose, and has no way back to a choice', () => {
    const dialog = open({ hasChoices: false })
    dialog.send({ type: 'existing one wanted' })
    expect(dialog.state()).toBe('naming.ready')
  })

  it.each(['', '   '])('is impossible with the name "%s"', async (name) => {
    const dialog = open({ hasChoices: false })
    dialog.name(name)
    expect(dialog.canConfirm()).toBe(false)
    await dialog.confirm()
    expect([dialog.state(), dialog.done]).toEqual(['naming.ready', []])
  })

  it('creates it, trimmed, and adds the movie 100 ms later', async () => {
    const dialog = open()
    dialog.send({ type: 'new one wanted' })
    dialog.name(' Space ')
    dialog.send({ type: 'description typed', description: ' Stars ' })
    await dialog.confirm()
    expect([dialog.state(), dialog.isPending(), dialog.done]).toEqual(['settling', true, ['create "Space" (Stars)']])
    await dialog.pass(99)
    expect(dialog.state()).toBe('settling')
    await dialog.pass(1)
    expect([dialog.state(), dialog.done, dialog.said]).toEqual([
      'added',
      ['create "Space" (Stars)', 'add to 9'],
      [{ kind: 'created and added', name: 'Space' }],
    ])
  })

  it('refuses a name that is taken until another is typed', async () => {
    const dialog = open({ create: async () => ({ kind: 'name is taken', name: 'space' }) })
    dialog.send({ type: 'new one wanted' })
    dialog.name('space')
    await dialog.confirm()
    expect([dialog.state(), dialog.said, dialog.context().name]).toEqual([
      'naming.name taken',
      [{ kind: 'name is taken', name: 'space' }],
      'space',
    ])
    dialog.name('space 2')
    expect(dialog.state()).toBe('naming.ready')
  })

  it.each<[string, () => Promise<Creation>]>([
    ['the browser refuses', async () => ({ kind: 'not created' })],
    ['it fails', () => Promise.reject(new Error('broken'))],
  ])('keeps what was typed when %s, and says so', async (_, create) => {
    const dialog = open({ create })
    dialog.send({ type: 'new one wanted' })
    dialog.name('Space')
    await dialog.confirm()
    expect([dialog.state(), dialog.said, dialog.context().name]).toEqual([
      'naming.refused',
      [{ kind: 'creating failed' }],
      'Space',
    ])
  })

  it.each<[string, () => Promise<Addition>]>([
    ['gives no link', async () => ({ kind: 'not added' })],
    ['fails', () => Promise.reject(new Error('broken'))],
  ])('says that it was created when adding %s, and offers the new one', async (_, add) => {
    const dialog = open({ hasChoices: false, add })
    dialog.name('Space')
    await dialog.confirm()
    await dialog.pass(100)
    expect([dialog.state(), dialog.said]).toEqual(['choosing.refused', [{ kind: 'created only', name: 'Space' }]])
    expect(dialog.context()).toEqual({ hasChoices: true, chosen: 9, created: null, name: '', description: '' })
  })

  it('can be left for the choice and keeps what was typed', () => {
    const dialog = open()
    dialog.send({ type: 'new one wanted' })
    dialog.name('Space')
    dialog.send({ type: 'existing one wanted' })
    dialog.send({ type: 'new one wanted' })
    expect([dialog.state(), dialog.context().name]).toEqual(['naming.ready', 'Space'])
  })
})
