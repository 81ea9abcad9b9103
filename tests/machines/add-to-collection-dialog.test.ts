import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type AddResult, addToCollectionDialogMachine, type CreateResult } from '#machines/add-to-collection-dialog.ts'
import { turns } from '#tests/support/turns.ts'
import { statesIn } from '#wiring/live-flows.ts'

const created: CreateResult = { kind: 'created', id: 9, name: 'Space' }

interface Options {
  readonly choices?: readonly number[]
  readonly create?: () => Promise<CreateResult>
  readonly add?: () => Promise<AddResult>
}

const open = ({
  choices = [7, 8],
  create = async () => created,
  add = async () => ({ kind: 'added' }),
}: Options = {}) => {
  const clock = new SimulatedClock()
  const done: string[] = []
  const announced: unknown[] = []
  const actor = createActor(
    addToCollectionDialogMachine.provide({
      actors: {
        'create collection': fromPromise(({ input }) => {
          done.push(`create "${input.name}" (${input.description})`)
          return create()
        }),
        'add movie': fromPromise(({ input }) => {
          done.push(`add to ${input.collectionIds.join(', ')}`)
          return add()
        }),
      },
      actions: { announce: (_, outcome) => void announced.push(outcome) },
    }),
    { clock, input: { choices } },
  ).start()
  const settled = () => turns(1)
  return {
    done,
    announced,
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
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  }
}

describe('adding a movie to an existing collection', () => {
  it('starts with the choice', () => {
    expect(open().state()).toBe('existing.choosing.ready')
  })

  it('is possible once a collection is chosen', () => {
    const dialog = open()
    expect(dialog.canConfirm()).toBe(false)
    dialog.choose(7)
    expect(dialog.canConfirm()).toBe(true)
  })

  it('adds to the collection chosen last, announces it and ends', async () => {
    const dialog = open()
    dialog.choose(7)
    dialog.choose(8)
    await dialog.confirm()
    expect([dialog.state(), dialog.done, dialog.announced]).toEqual(['added', ['add to 8'], [{ kind: 'added' }]])
  })

  it.each<[string, () => Promise<AddResult>, string]>([
    ['no link is created', async () => ({ kind: 'not added' }), 'not added'],
    ['it fails', () => Promise.reject(new Error('broken')), 'adding failed'],
  ])('stays open when %s, shows why, and can be retried', async (_, add, kind) => {
    let isBroken = true
    const dialog = open({ add: () => (isBroken ? add() : Promise.resolve({ kind: 'added' })) })
    dialog.choose(7)
    await dialog.confirm()
    expect([dialog.state(), dialog.announced, dialog.context().chosen]).toEqual([
      'existing.choosing.refused',
      [{ kind }],
      [7],
    ])
    isBroken = false
    await dialog.confirm()
    expect([dialog.state(), dialog.done]).toEqual(['added', ['add to 7', 'add to 7']])
  })

  it('cannot be confirmed again while adding', async () => {
    const dialog = open({ add: () => new Promise(() => {}) })
    dialog.choose(7)
    await dialog.confirm()
    dialog.choose(8)
    await dialog.confirm()
    expect([dialog.state(), dialog.isBusy(), dialog.canConfirm(), dialog.done]).toEqual([
      'existing.adding',
      true,
      false,
      ['add to 7'],
    ])
  })
})

describe('collections that change while the dialog is open', () => {
  it('deselects a collection that is deleted, and keeps one that still exists', () => {
    const dialog = open()
    dialog.choose(7)
    dialog.send({ type: 'choices changed', choices: [7] })
    expect(dialog.context().chosen).toEqual([7])
    dialog.send({ type: 'choices changed', choices: [8] })
    expect([dialog.context().chosen, dialog.canConfirm()]).toEqual([[], false])
  })

  it('switches from naming to the choice once a collection exists', () => {
    const dialog = open({ choices: [] })
    dialog.send({ type: 'choices changed', choices: [8] })
    dialog.send({ type: 'existing chosen' })
    expect(dialog.state()).toBe('existing.choosing.ready')
  })

  it('keep the new collection for the movie that is about to be added', async () => {
    const dialog = open()
    dialog.send({ type: 'create chosen' })
    dialog.name('Space')
    await dialog.confirm()
    dialog.send({ type: 'choices changed', choices: [7, 8] })
    await dialog.pass(100)
    expect(dialog.done).toEqual(['create "Space" ()', 'add to 9'])
  })
})

describe('adding a movie to a new collection', () => {
  it('starts directly when there is no collection to choose, without a way back to the choice', () => {
    const dialog = open({ choices: [] })
    dialog.send({ type: 'existing chosen' })
    expect(dialog.state()).toBe('new.naming.ready')
  })

  it.each(['', '   '])('is impossible with the name "%s"', async (name) => {
    const dialog = open({ choices: [] })
    dialog.name(name)
    expect(dialog.canConfirm()).toBe(false)
    await dialog.confirm()
    expect([dialog.state(), dialog.done]).toEqual(['new.naming.ready', []])
  })

  it('creates it with trimmed fields, and adds the movie 100 ms later', async () => {
    const dialog = open()
    dialog.send({ type: 'create chosen' })
    dialog.name(' Space ')
    dialog.send({ type: 'description typed', description: ' Stars ' })
    await dialog.confirm()
    expect([dialog.state(), dialog.isBusy(), dialog.done]).toEqual(['new.pausing', true, ['create "Space" (Stars)']])
    await dialog.pass(99)
    expect(dialog.state()).toBe('new.pausing')
    await dialog.pass(1)
    expect([dialog.state(), dialog.done, dialog.announced]).toEqual([
      'added',
      ['create "Space" (Stars)', 'add to 9'],
      [{ kind: 'created and added', name: 'Space' }],
    ])
  })

  it('rejects a name that is taken until another one is typed', async () => {
    const dialog = open({ create: async () => ({ kind: 'name is taken', name: 'space' }) })
    dialog.send({ type: 'create chosen' })
    dialog.name('space')
    await dialog.confirm()
    expect([dialog.state(), dialog.announced, dialog.context().name]).toEqual([
      'new.naming.name taken',
      [{ kind: 'name is taken', name: 'space' }],
      'space',
    ])
    dialog.name('space 2')
    expect(dialog.state()).toBe('new.naming.ready')
  })

  it.each<[string, () => Promise<CreateResult>]>([
    ['the browser refuses the write', async () => ({ kind: 'not created' })],
    ['it fails', () => Promise.reject(new Error('broken'))],
  ])('keeps the input when %s, and announces it', async (_, create) => {
    const dialog = open({ create })
    dialog.send({ type: 'create chosen' })
    dialog.name('Space')
    await dialog.confirm()
    expect([dialog.state(), dialog.announced, dialog.context().name]).toEqual([
      'new.naming.refused',
      [{ kind: 'creating failed' }],
      'Space',
    ])
  })

  it.each<[string, () => Promise<AddResult>]>([
    ['creates no link', async () => ({ kind: 'not added' })],
    ['fails', () => Promise.reject(new Error('broken'))],
  ])('announces that it was created when adding %s, and selects the new one', async (_, add) => {
    const dialog = open({ choices: [], add })
    dialog.name('Space')
    await dialog.confirm()
    await dialog.pass(100)
    expect([dialog.state(), dialog.announced]).toEqual([
      'existing.choosing.refused',
      [{ kind: 'created only', name: 'Space' }],
    ])
    expect(dialog.context()).toEqual({ choices: [9], chosen: [9], name: '', description: '' })
  })

  it('can be left for the choice, and keeps the input', () => {
    const dialog = open()
    dialog.send({ type: 'create chosen' })
    dialog.name('Space')
    dialog.send({ type: 'existing chosen' })
    dialog.send({ type: 'create chosen' })
    expect([dialog.state(), dialog.context().name]).toEqual(['new.naming.ready', 'Space'])
  })
})
