import { fromPromise } from 'xstate'
import type { RecordId } from '#domain/library.ts'
import { type Movie, snapshotOf } from '#domain/movie.ts'
import {
  type AddResult,
  addToCollectionDialogMachine,
  type CreateResult,
  type NewCollection,
} from '#machines/add-to-collection-dialog.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app.ts'
import { createFlow } from '../create-flow.ts'
import { stopWhenIdle, useFlow } from '../use-flow.ts'

interface AddToCollection {
  readonly movie: Movie
  readonly choices: readonly RecordId[]
}

const createAddToCollection = (
  { collections, commands }: App,
  { choices }: AddToCollection,
  latest: () => AddToCollection,
) =>
  createFlow(
    provideAll(addToCollectionDialogMachine, {
      actors: {
        'create collection': fromPromise<CreateResult, NewCollection>(async ({ input }) => {
          const outcome = await collections.create(input)
          if (outcome.kind === 'created') {
            return { kind: 'created', id: outcome.collection.id, name: outcome.collection.name }
          }
          return outcome.kind === 'name is taken' ? outcome : { kind: 'not created' }
        }),
        'add movie': fromPromise<AddResult, { collectionIds: readonly RecordId[] }>(async ({ input }) => {
          // The movie's details may have loaded while the dialog was open.
          const snapshot = snapshotOf(latest().movie)
          const outcomes = await Promise.all(input.collectionIds.map((id) => collections.addMovie(id, snapshot)))
          return { kind: outcomes.every(({ kind }) => kind === 'added') ? 'added' : 'not added' }
        }),
      },
      actions: { announce: (_, outcome) => commands.membership.announceAdded(outcome) },
    }),
    { choices },
  )

export const useAddToCollection = (input: AddToCollection) => useFlow(createAddToCollection, input, stopWhenIdle)
