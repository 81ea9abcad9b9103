import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Video } from '#domain/movie/trailer.ts'
import { type NameSaving, nameDialogMachine } from '#machines/name-dialog.ts'
import { provideAll } from '#machines/ports.ts'
import { trailerMachine } from '#machines/trailer.ts'
import { turns } from '#tests/support/turns.ts'

const none = async (): Promise<readonly Video[]> => []
const missing: string[] = []
const announce = () => void missing.push('there is none')

it('runs a machine with the provided actors and actions', async () => {
  const machine = provideAll(trailerMachine, {
    'request videos': none,
    'read videos in details': none,
    'announce missing trailer': announce,
  })
  const actor = createActor(machine, { input: { movieId: 348, language: 'en-US' } }).start()
  await turns(2)
  expect([actor.getSnapshot().value, missing]).toEqual(['missing', ['there is none']])
})

// Checked by the compiler (npm run check:types) alone: each call must be refused.
it('does not compile with a missing, misspelled or mistyped actor or action', () => {
  const actors = { 'request videos': none, 'read videos in details': none }
  const actions = { 'announce missing trailer': announce }
  const saved = async (): Promise<NameSaving> => ({ kind: 'saved' })
  expect([
    // @ts-expect-error an actor is missing
    provideAll(trailerMachine, { 'request videos': none, ...actions }),
    // @ts-expect-error an action is missing
    provideAll(trailerMachine, actors),
    // @ts-expect-error the machine has no such action
    provideAll(trailerMachine, { ...actors, ...actions, 'say that there is one': announce }),
    // @ts-expect-error the actor has another output
    provideAll(trailerMachine, { ...actors, 'request videos': saved, ...actions }),
    provideAll(nameDialogMachine, { 'save fields': saved }),
  ]).toHaveLength(5)
})
