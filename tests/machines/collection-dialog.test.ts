import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { CollectionFields } from '#domain/records/collections.ts'
import { type CollectionSaved, collectionDialogMachine, type SaveProblem } from '#machines/collection-dialog.ts'
import { turns } from '#tests/support/turns.ts'

type Outcome = CollectionSaved | SaveProblem

const startDialog = (fields: Required<CollectionFields> = { name: '', description: '' }) => {
  const saves: CollectionFields[] = []
  let answer: () => Promise<Outcome> = async () => ({ kind: 'saved' })
  const actor = createActor(
    collectionDialogMachine.provide({
      actors: {
        'save collection': fromPromise<Outcome, Required<CollectionFields>>(({ input }) => {
          saves.push(input)
          return answer()
        }),
      },
    }),
    { input: fields },
  ).start()
  return {
    saves,
    answers: (next: typeof answer) => {
      answer = next
    },
    types: (name: string) => actor.send({ type: 'name typed', name }),
    describes: (description: string) => actor.send({ type: 'description typed', description }),
    confirms: () => actor.send({ type: 'confirmed' }),
    settled: () => turns(1),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

describe('the collection dialog', () => {
  it('saves name and description, trimmed', async () => {
    const dialog = startDialog()
    dialog.types('  Heists ')
    dialog.describes(' In and out. ')
    dialog.confirms()
    expect([dialog.state(), dialog.saves]).toEqual(['saving', [{ name: 'Heists', description: 'In and out.' }]])
    await dialog.settled()
    expect(dialog.state()).toBe('saved')
  })

  it('starts with the fields of the collection', () => {
    expect(startDialog({ name: 'Heists', description: 'In and out.' }).context()).toEqual({
      name: 'Heists',
      description: 'In and out.',
      problem: null,
    })
  })

  it.each(['', '   ', '\n'])('does nothing when confirmed with the name %j', (name) => {
    const dialog = startDialog()
    dialog.types(name)
    dialog.confirms()
    expect([dialog.state(), dialog.saves]).toEqual(['editing', []])
  })

  it('can be neither confirmed again nor changed while saving', async () => {
    const dialog = startDialog({ name: 'Heists', description: '' })
    dialog.confirms()
    dialog.types('Noir')
    dialog.describes('Dark.')
    dialog.confirms()
    await dialog.settled()
    expect([dialog.saves, dialog.context().name]).toEqual([[{ name: 'Heists', description: '' }], 'Heists'])
  })

  it('keeps the input and shows why when the name is taken', async () => {
    const dialog = startDialog({ name: 'heists', description: 'Mine.' })
    dialog.answers(async () => ({ kind: 'name is taken', name: 'heists' }))
    dialog.confirms()
    await dialog.settled()
    expect([dialog.state(), dialog.context()]).toEqual([
      'refused',
      { name: 'heists', description: 'Mine.', problem: { kind: 'name is taken', name: 'heists' } },
    ])
  })

  it('clears the error when the name changes, but not when the description does', async () => {
    const dialog = startDialog({ name: 'heists', description: '' })
    dialog.answers(async () => ({ kind: 'name is taken', name: 'heists' }))
    dialog.confirms()
    await dialog.settled()
    dialog.describes('Mine.')
    expect([dialog.state(), dialog.context().description]).toEqual(['refused', 'Mine.'])
    dialog.types('Heists II')
    expect([dialog.state(), dialog.context().problem]).toEqual(['editing', null])
  })

  it('can be confirmed again without changes after a refusal', async () => {
    const dialog = startDialog({ name: 'Heists', description: '' })
    dialog.answers(async () => ({ kind: 'refused' }))
    dialog.confirms()
    await dialog.settled()
    dialog.answers(async () => ({ kind: 'saved' }))
    dialog.confirms()
    await dialog.settled()
    expect(dialog.state()).toBe('saved')
  })

  it('does not save a blank name after a refusal', async () => {
    const dialog = startDialog({ name: 'Heists', description: '' })
    dialog.answers(async () => ({ kind: 'refused' }))
    dialog.confirms()
    await dialog.settled()
    dialog.types(' ')
    dialog.confirms()
    expect([dialog.state(), dialog.saves.length]).toEqual(['editing', 1])
  })

  it('treats a failed save as refused', async () => {
    const dialog = startDialog({ name: 'Heists', description: '' })
    dialog.answers(() => Promise.reject(new Error('no room')))
    dialog.confirms()
    await dialog.settled()
    expect([dialog.state(), dialog.context().problem]).toEqual(['refused', { kind: 'refused' }])
  })
})
