import { describe, expect, it } from 'vitest'
import { largestFile } from '#domain/imports.ts'
import { importDialogMachine } from '#machines/import-dialog.ts'
import { file, fileOf, imported, plan, read, refused } from '#tests/support/imports.ts'
import { activeStates, pathsThrough, statesOf } from '#tests/support/paths.ts'
import { transitionsOf, transitionsTaken } from '#tests/support/transitions.ts'

describe('the chart of importing', () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never
  const events = [
    { type: 'file chosen', file },
    { type: 'file chosen', file: null },
    { type: 'file chosen', file: fileOf('big.json', largestFile + 1) },
    { type: 'progressed', percent: 50 },
    { type: 'strategy chosen', strategy: 'overwrite' },
    { type: 'strategy chosen', strategy: 'merge' },
    { type: 'key answered', takesKey: true },
    { type: 'confirmed' },
    { type: 'cancelled' },
    done('read backup', read()),
    done('read backup', read({ plans: { merge: plan(9), overwrite: plan() }, key: 'other' })),
    done('read backup', refused('not json')),
    done('import backup', imported),
    done('import backup', refused('not saved')),
    { type: 'xstate.error.actor.read backup', error: new Error('gone') } as never,
    { type: 'xstate.error.actor.import backup', error: new Error('gone') } as never,
  ] as const

  it('is reached in every state', () => {
    const reached = pathsThrough(importDialogMachine, events).flatMap((path) => activeStates(path.state.value))
    expect([...new Set(reached)].sort()).toEqual([...statesOf(importDialogMachine)].sort())
  })

  it('is taken by every transition', () => {
    expect(transitionsTaken(importDialogMachine, events)).toEqual(transitionsOf(importDialogMachine))
  })

  it('writes on no path on which nothing was confirmed', () => {
    const paths = pathsThrough(importDialogMachine, events)
    const writing = paths.filter(({ state }) => state.matches('importing') || state.matches('done'))
    expect(writing.length).toBeGreaterThan(0)
    for (const { steps } of writing) expect(steps.map(({ event }) => event.type)).toContain('confirmed')
  })
})
