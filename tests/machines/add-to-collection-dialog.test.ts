import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type AddResult, addToCollectionDialogMachine, type CreateResult } from '#machines/add-to-collection-dialog.ts'
import { turns } from '#tests/support/turns.ts'
import { statesIn } from '#wiring/live-flows.ts'

const created: CreateResult = { kind: 'created', id: 9, name: 'Space' }

interface Ways {
  readonly choices?: readonly number[]
  readonly create?: () => Promise<CreateResult>
  readonly add?: () => Promise<AddResult>
}

const open = ({ choices = [7, 8], create = async () => created, add = async () => ({ kind: 'added' }) }: Ways = {}) => {
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
          done.push(`add to ${input.collectionIds.join(', ')}`)
          return add()
        }),
      },
      actions: { announce: (_, outcome) => void said.push(outcome) },
    }),
    { clock, input: { choices } },
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
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  }
}

describe('adding a movie to a collection that exists', () => {
  it('begins with the choice', () => {
    expect(open().state()).toBe('existing.choosing.ready')
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

  it.each<[string, () => Promise<AddResult>, string]>([
    ['the collection gives no link', async () => ({ kind: 'not added' }), 'not added'],
    ['it fails', () => Promise.reject(new Error('broken')), 'adding failed'],
  ])('stays open when %s, says why, and can be tried again', async (_, add, kind) => {
    let isBroken = true
    const dialog = open({ add: () => (isBroken ? add() : Promise.resolve({ kind: 'added' })) })
    dialog.choose(7)
    await dialog.confirm()
    expect([dialog.state(), dialog.said, dialog.context().chosen]).toEqual([
      'existing.choosing.refused',
      [{ kind }],
      [7],
    ])
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
    expect([dialog.state(), dialog.isBusy(), dialog.canConfirm(), dialog.done]).toEqual([
      'existing.adding',
      true,
      false,
      ['add to 7'],
    ])
  })
})

describe('collections that come and go while the dialog is open', () => {
  it('lets go of a chosen collection that is gone, and keeps one that is still there', () => {
    const dialog = open()
    dialog.choose(7)
    dialog.send({ type: 'choices changed', choices: [7] })
    expect(dialog.context().chosen).toEqual([7])
    dialog.send({ type: 'choices changed', choices: [8] })
    expect([dialog.context().chosen, dialog.canConfirm()]).toEqual([[], false])
  })

  it('leads from naming to the choice once there is one', () => {
    const dialog = open({ choices: [] })
    dialog.send({ type: 'choices changed', choices: [8] })
    dialog.send({ type: 'existing chosen' })
    expect(dialog.state()).toBe('existing.choosing.ready')
  })

  it('never takes the new collection from a movie that waits for it', async () => {
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
  it('begins at once where no collection is left to choose, and has no way back to a choice', () => {
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

  it('creates it, trimmed, and adds the movie 100 ms later', async () => {
    const dialog = open()
    dialog.send({ type: 'create chosen' })
    dialog.name(' Space ')
    dialog.send({ type: 'description typed', description: ' Stars ' })
    await dialog.confirm()
    expect([dialog.state(), dialog.isBusy(), dialog.done]).toEqual(['new.pausing', true, ['create "Space" (Stars)']])
    await dialog.pass(99)
    expect(dialog.state()).toBe('new.pausing')
    await dialog.pass(1)
    expect([dialog.state(), dialog.done, dialog.said]).toEqual([
      'added',
      ['create "Space" (Stars)', 'add to 9'],
      [{ kind: 'created and added', name: 'Space' }],
    ])
  })

  it('refuses a name that is taken until another is typed', async () => {
    const dialog = open({ create: async () => ({ kind: 'name is taken', name: 'space' }) })
    dialog.send({ type: 'create chosen' })
    dialog.name('space')
    await dialog.confirm()
    expect([dialog.state(), dialog.said, dialog.context().name]).toEqual([
      'new.naming.name taken',
      [{ kind: 'name is taken', name: 'space' }],
      'space',
    ])
    dialog.name('space 2')
    expect(dialog.state()).toBe('new.naming.ready')
  })

  it.each<[string, () => Promise<CreateResult>]>([
    ['the browser refuses', async () => ({ kind: 'not created' })],
    ['it fails', () => Promise.reject(new Error('broken'))],
  ])('keeps what was typed when %s, and says so', async (_, create) => {
    const dialog = open({ create })
    dialog.send({ type: 'create chosen' })
    dialog.name('Space')
    await dialog.confirm()
    expect([dialog.state(), dialog.said, dialog.context().name]).toEqual([
      'new.naming.refused',
      [{ kind: 'creating failed' }],
      'Space',
    ])
  })

  it.each<[string, () => Promise<AddResult>]>([
    ['gives no link', async () => ({ kind: 'not added' })],
    ['fails', () => Promise.reject(new Error('broken'))],
  ])('says that it was created when adding %s, and offers the new one', async (_, add) => {
    const dialog = open({ choices: [], add })
    dialog.name('Space')
    await dialog.confirm()
    await dialog.pass(100)
    expect([dialog.state(), dialog.said]).toEqual([
      'existing.choosing.refused',
      [{ kind: 'created only', name: 'Space' }],
    ])
    expect(dialog.context()).toEqual({ choices: [9], chosen: [9], name: '', description: '' })
  })

  it('can be left for the choice and keeps what was typed', () => {
    const dialog = open()
    dialog.send({ type: 'create chosen' })
    dialog.name('Space')
    dialog.send({ type: 'existing chosen' })
    dialog.send({ type: 'create chosen' })
    expect([dialog.state(), dialog.context().name]).toEqual(['new.naming.ready', 'Space'])
  })
})
