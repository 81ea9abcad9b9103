import { expect, it } from 'vitest'
import { importDialogMachine } from '#machines/import-dialog.ts'
import { file, imported, plan, read, refused } from '#tests/support/imports.ts'
import { pathsThrough } from '#tests/support/paths.ts'

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output }) as never

it('never writes unless the import was confirmed', () => {
  const paths = pathsThrough(importDialogMachine, [
    { type: 'files chosen', files: [file] },
    { type: 'something else dropped' },
    { type: 'progressed', percent: 50 },
    { type: 'strategy chosen', strategy: 'overwrite' },
    { type: 'strategy chosen', strategy: 'merge' },
    { type: 'key answered', replacesKey: true },
    { type: 'confirmed' },
    { type: 'canceled' },
    done('read files', read()),
    done('read files', read({ plans: { merge: plan(9), overwrite: plan() }, key: 'other' })),
    done('read files', refused('not json')),
    done('write import', imported),
    done('write import', refused('not saved')),
  ])
  const writing = paths.filter(({ state }) => state.matches('importing') || state.matches({ choosing: 'imported' }))
  expect(writing.length).toBeGreaterThan(0)
  for (const { steps } of writing) expect(steps.map(({ event }) => event.type)).toContain('confirmed')
})
