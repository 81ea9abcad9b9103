import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { type ImportUndoEvent, importUndoMachine } from '#machines/import-undo.ts'
import { turns } from '#tests/support/turns.ts'

const last = { fileName: 'mine.json', time: '2026-01-02T12:00:00.000Z' }
const kept: ImportUndoEvent = { type: 'import kept', last }
const forgotten: ImportUndoEvent = { type: 'import forgotten' }
const requested: ImportUndoEvent = { type: 'undo requested' }

const never = () => new Promise<never>(() => {})
const failing = () => Promise.reject(new Error('damaged'))

interface Course {
  readonly look?: () => Promise<void>
  readonly undo?: () => Promise<boolean>
}

const start = ({ look = async () => {}, undo = async () => true }: Course = {}) => {
  let undone = 0
  const actor = createActor(
    importUndoMachine.provide({
      actors: {
        'look up last import': fromPromise<void, undefined>(look),
        'undo import': fromPromise<boolean, undefined>(() => {
          undone += 1
          return undo()
        }),
        'watch last import': fromCallback(({ sendBack }) => sendBack(forgotten)),
      },
    }),
  ).start()
  return {
    state: () => actor.getSnapshot().value,
    last: () => actor.getSnapshot().context.last,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    undone: () => undone,
    send: actor.send,
    async tell(...events: readonly ImportUndoEvent[]) {
      for (const event of events) actor.send(event)
      await turns(2)
    },
  }
}

describe('undoing the last import', () => {
  it('looks for an import of an earlier visit', async () => {
    const flow = start({ look: never })
    expect(flow.state()).toBe('looking')
    await flow.tell(kept)
    expect([flow.state(), flow.last()]).toEqual([{ undoable: 'ready' }, last])
  })

  it.each([
    ['there is none', async () => {}],
    ['it cannot be read', failing],
  ])('has nothing to undo where %s', async (_, look) => {
    const flow = start({ look })
    await flow.tell()
    expect(flow.state()).toBe('nothing to undo')
  })

  it('undoes it once, whatever is pressed meanwhile', async () => {
    const flow = start({ undo: never })
    await flow.tell(kept, requested, requested)
    expect([flow.state(), flow.isBusy(), flow.undone()]).toEqual(['undoing', true, 1])
  })

  it('ends when it is undone, although the import is forgotten before it ends', async () => {
    const flow = start()
    await flow.tell(kept)
    flow.send(requested)
    flow.send(forgotten)
    expect([flow.state(), flow.last()]).toEqual(['undoing', null])
    await flow.tell()
    expect(flow.state()).toBe('undone')
  })

  it.each([
    ['the browser refuses', async () => false],
    ['it fails', failing],
  ])('can be tried again when %s', async (_, undo) => {
    const flow = start({ undo })
    await flow.tell(kept, requested)
    expect([flow.state(), flow.last()]).toEqual([{ undoable: 'refused' }, last])
    await flow.tell(requested)
    expect([flow.state(), flow.undone()]).toEqual([{ undoable: 'refused' }, 2])
  })

  it('is over when another tab has undone it or everything was deleted', async () => {
    const flow = start()
    await flow.tell(kept, forgotten)
    expect([flow.state(), flow.last()]).toEqual(['nothing to undo', null])
  })

  it('is refused when it is asked for too late, in an old toast', async () => {
    const flow = start({ undo: async () => false })
    await flow.tell(kept, forgotten, requested)
    expect([flow.state(), flow.undone()]).toEqual(['nothing to undo', 1])
  })

  it('is about the import that was made last', async () => {
    const flow = start()
    await flow.tell(kept, requested)
    const next = { ...last, fileName: 'more.json' }
    await flow.tell({ type: 'import kept', last: next })
    expect([flow.state(), flow.last()]).toEqual([{ undoable: 'ready' }, next])
  })
})
