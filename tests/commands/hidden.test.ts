import { describe, expect, it } from 'vitest'
import { createHidingCommands } from '#commands/hidden.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { idOf, snapshot } from '#tests/support/fixtures.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { turns } from '#tests/support/turns.ts'
import { recordMessages } from './recorded-messages.ts'

const start = () => {
  const { world, storage } = createTestWorld({ database: undefined })
  const context = commandContext(world)
  const {
    records,
    commands: { undoHistory },
    view: { toasts },
  } = context
  const shown = recordMessages(toasts)
  const commands = createHidingCommands(context)
  return {
    hide: (title: string) => commands.hide(slimSnapshotOf(snapshot(title))),
    unhide: (title: string) => commands.unhide(idOf(title)),
    undo: undoHistory.undo,
    titles: () => records.notForMe.peek().map(({ movie }) => movie.title),
    refuseWrites: () => {
      storage.refusal = new Error('The storage is full.')
    },
    shown,
  }
}

describe('Not for me', () => {
  it('puts movies away, and one Undo takes back what is still announced', () => {
    const I = start()
    I.hide('Alien')
    I.hide('Dune')
    expect([I.titles(), I.shown]).toEqual([
      ['Alien', 'Dune'],
      ["Hidden / Alien won't be suggested anymore.", "Hidden / 2 movies won't be suggested anymore."],
    ])
    I.undo()
    expect(I.titles()).toEqual([])
  })

  it('puts a movie back, which can be undone too', () => {
    const I = start()
    I.hide('Alien')
    I.unhide('Alien')
    expect([I.titles(), I.shown.at(-1)]).toEqual([[], expect.stringContaining('Restore')])
    I.unhide('Dune')
    expect(I.shown.length).toBe(2)
  })

  it('says so when the browser refuses', async () => {
    const I = start()
    I.refuseWrites()
    I.hide('Alien')
    await turns(5)
    expect([I.titles(), I.shown.at(-1)]).toEqual([
      [],
      "Error / Your browser couldn't save this. Its storage may be full.",
    ])
  })
})
