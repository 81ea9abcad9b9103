import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type NameFields, type NameSaving, nameDialogMachine } from '#machines/name-dialog.ts'
import { turns } from '#tests/support/turns.ts'

const startDialog = (fields: NameFields = { name: '', description: '' }) => {
  const saves: NameFields[] = []
  let answer: () => Promise<NameSaving> = async () => ({ kind: 'saved' })
  const actor = createActor(
    nameDialogMachine.provide({
      actors: {
        'save fields': fromPromise<NameSaving, NameFields>(({ input }) => {
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
    discards: (saved: NameFields) => actor.send({ type: 'draft discarded', saved }),
    confirms: () => actor.send({ type: 'confirmed' }),
    settled: () => turns(1),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

describe('the dialog of a name', () => {
  it('saves name and description, trimmed', async () => {
    const dialog = startDialog()
    dialog.types('  Heists ')
    dialog.describes(' In and out. ')
    dialog.confirms()
    expect([dialog.state(), dialog.saves]).toEqual(['saving', [{ name: 'Heists', description: 'In and out.' }]])
    await dialog.settled()
    expect(dialog.state()).toBe('saved')
  })

  it('starts with the fields of what exists', () => {
    const fields = { name: 'Heists', description: 'In and out.' }
    expect(startDialog(fields).context()).toEqual(fields)
  })

  it('takes what is saved when a draft is discarded, also after a name that is taken', async () => {
    const dialog = startDialog({ name: 'Heists', description: 'In and out.' })
    dialog.answers(async () => ({ kind: 'name is taken' }))
    dialog.confirms()
    await dialog.settled()
    expect(dialog.state()).toEqual({ editing: 'name taken' })
    dialog.discards({ name: 'Noir', description: '' })
    expect([dialog.state(), dialog.context()]).toEqual([{ editing: 'ready' }, { name: 'Noir', description: '' }])
  })

  it.each(['', '   ', '\n'])('does nothing when confirmed with the name %j', (name) => {
    const dialog = startDialog()
    dialog.types(name)
    dialog.confirms()
    expect([dialog.state(), dialog.saves]).toEqual([{ editing: 'ready' }, []])
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

  it('keeps the input and says so when the name is taken, until another one is typed', async () => {
    const dialog = startDialog({ name: 'heists', description: '' })
    dialog.answers(async () => ({ kind: 'name is taken' }))
    dialog.confirms()
    await dialog.settled()
    dialog.describes('Mine.')
    expect([dialog.state(), dialog.context()]).toEqual([
      { editing: 'name taken' },
      { name: 'heists', description: 'Mine.' },
    ])
    dialog.types('Heists II')
    expect(dialog.state()).toEqual({ editing: 'ready' })
  })

  it.each<[string, () => Promise<NameSaving>]>([
    ['the browser refuses', async () => ({ kind: 'refused' })],
    ['saving fails', () => Promise.reject(new Error('no room'))],
  ])('can be confirmed again without changes after %s', async (_, answer) => {
    const dialog = startDialog({ name: 'Heists', description: '' })
    dialog.answers(answer)
    dialog.confirms()
    await dialog.settled()
    expect(dialog.state()).toEqual({ editing: 'refused' })
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
    expect([dialog.state(), dialog.saves.length]).toEqual([{ editing: 'ready' }, 1])
  })
})
