import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import type { Video } from '#domain/movie/trailer.ts'
import { type NameFields, type NameSaving, nameDialogMachine } from '#machines/name-dialog.ts'
import { provideAll } from '#machines/ports.ts'
import { trailerMachine } from '#machines/trailer.ts'
import { turns } from '#tests/support/turns.ts'

const none = fromPromise<readonly Video[], { movieId: MovieId }>(async () => [])
const missing: string[] = []
const announce = () => void missing.push('there is none')

it('runs a machine with the provided actors and actions', async () => {
  const machine = provideAll(trailerMachine, {
    actors: { 'request videos': none, 'read videos in details': none },
    actions: { 'announce missing trailer': announce },
  })
  const actor = createActor(machine, { input: { movieId: 348, language: 'en-US' } }).start()
  await turns(2)
  expect([actor.getSnapshot().value, missing]).toEqual(['missing', ['there is none']])
})

// Checked by the compiler (npm run check:types) alone: each call must be refused.
it('does not compile with a missing, misspelled or mistyped actor or action', () => {
  const actors = { 'request videos': none, 'read videos in details': none }
  const actions = { 'announce missing trailer': announce }
  const { 'request videos': request } = actors
  const saved = fromPromise<NameSaving, NameFields>(async () => ({ kind: 'saved' }))
  expect([
    // @ts-expect-error an actor is missing
    provideAll(trailerMachine, { actors: { 'request videos': request }, actions }),
    // @ts-expect-error an action is missing
    provideAll(trailerMachine, { actors, actions: {} }),
    // @ts-expect-error the machine has no such action
    provideAll(trailerMachine, { actors, actions: { ...actions, 'say that there is one': announce } }),
    // @ts-expect-error the actor has another output
    provideAll(trailerMachine, { actors: { ...actors, 'request videos': saved }, actions }),
    provideAll(nameDialogMachine, { actors: { 'save fields': saved }, actions: {} }),
  ]).toHaveLength(5)
})
