import { useActor } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { RecordId } from '#domain/library.ts'
import { type Movie, snapshotOf } from '#domain/movie.ts'
import {
  type Addition,
  addToCollectionDialogMachine,
  type Creation,
  type NewCollection,
} from '#machines/add-to-collection-dialog.ts'
import { useApp } from '../use-app.ts'
import { inspect } from '../watch-flows.ts'

/** The flow of one add-to-collection dialog; `hasChoices` says whether a collection is left to choose. */
export const useAddToCollection = (movie: Movie, hasChoices: boolean) => {
  const { collections, commands } = useApp()
  const machine = useMemo(
    () =>
      addToCollectionDialogMachine.provide({
        actors: {
          'create collection': fromPromise<Creation, NewCollection>(async ({ input }) => {
            const outcome = await collections.create(input)
            if (outcome.kind === 'created') {
              return { kind: 'created', id: outcome.collection.id, name: outcome.collection.name }
            }
            return outcome.kind === 'name is taken' ? outcome : { kind: 'not created' }
          }),
          'add movie': fromPromise<Addition, { collectionId: RecordId }>(async ({ input }) => {
            const outcome = await collections.addMovie(input.collectionId, snapshotOf(movie))
            return { kind: outcome.kind === 'added' ? 'added' : 'not added' }
          }),
        },
        actions: { say: (_, outcome) => commands.membership.sayAdded(outcome) },
      }),
    [collections, commands, movie],
  )
  return useActor(machine, { input: { hasChoices }, inspect })
}
