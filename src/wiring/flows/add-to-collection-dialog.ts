import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { RecordId } from '#domain/library.ts'
import { type Movie, snapshotOf } from '#domain/movie.ts'
import {
  type Addition,
  addToCollectionDialogMachine,
  type Creation,
  type NewCollection,
} from '#machines/add-to-collection-dialog.ts'
import type { App } from '../services.ts'
import { useApp } from '../use-app.ts'
import { stopWhenIdle, useLastingFlow } from '../use-lasting-flow.ts'
import { inspect } from '../watch-flows.ts'

type Flow = ActorRefFrom<typeof addToCollectionDialogMachine>

const create = ({ collections, commands }: App, movieNow: () => Movie, hasChoices: boolean): Flow =>
  createActor(
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
          const outcome = await collections.addMovie(input.collectionId, snapshotOf(movieNow()))
          return { kind: outcome.kind === 'added' ? 'added' : 'not added' }
        }),
      },
      actions: { say: (_, outcome) => commands.membership.sayAdded(outcome) },
    }),
    { input: { hasChoices }, inspect },
  )

/** What has been confirmed is done and said, whether or not the dialog is still there. */
const end = (flow: Flow): void => stopWhenIdle(flow, (snapshot) => !snapshot.hasTag('pending'))

/** The flow of one add-to-collection dialog; `hasChoices` says whether a collection is left to choose. */
export const useAddToCollection = (movie: Movie, hasChoices: boolean) => {
  const app = useApp()
  // More may become known of the movie while the dialog is open.
  const latest = useRef(movie)
  useEffect(() => {
    latest.current = movie
  }, [movie])
  const flow = useLastingFlow(() => create(app, () => latest.current, hasChoices), end)
  return [useSelector(flow, (snapshot) => snapshot), flow.send] as const
}
