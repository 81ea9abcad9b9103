import { fromPromise } from 'xstate'
import type { RecordId } from '#domain/library.ts'
import { type Movie, snapshotOf } from '#domain/movie.ts'
import {
  type Addition,
  addToCollectionDialogMachine,
  type Creation,
  type NewCollection,
} from '#machines/add-to-collection-dialog.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app.ts'
import { createFlow } from '../create-flow.ts'
import { stopWhenIdle, useFlow } from '../use-flow.ts'

interface AddToCollection {
  readonly movie: Movie
  /** The collections that do not hold the movie. */
  readonly choices: readonly RecordId[]
}

/** The flow of one add-to-collection dialog. */
const createAddToCollection = (
  { collections, commands }: App,
  { choices }: AddToCollection,
  latest: () => AddToCollection,
) =>
  createFlow(
    provideAll(addToCollectionDialogMachine, {
      actors: {
        'create collection': fromPromise<Creation, NewCollection>(async ({ input }) => {
          const outcome = await collections.create(input)
          if (outcome.kind === 'created') {
            return { kind: 'created', id: outcome.collection.id, name: outcome.collection.name }
          }
          return outcome.kind === 'name is taken' ? outcome : { kind: 'not created' }
        }),
        'add movie': fromPromise<Addition, { collectionIds: readonly RecordId[] }>(async ({ input }) => {
          // More may have become known of the movie while the dialog was open.
          const snapshot = snapshotOf(latest().movie)
          const outcomes = await Promise.all(input.collectionIds.map((id) => collections.addMovie(id, snapshot)))
          return { kind: outcomes.every(({ kind }) => kind === 'added') ? 'added' : 'not added' }
        }),
      },
      actions: { say: (_, outcome) => commands.membership.announceAdded(outcome) },
    }),
    { choices },
  )

/** What has been confirmed is done and announced, even after the dialog was closed. */
export const useAddToCollection = (input: AddToCollection) => useFlow(createAddToCollection, input, stopWhenIdle)
