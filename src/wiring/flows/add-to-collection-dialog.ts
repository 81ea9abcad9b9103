import { fromPromise } from 'xstate'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { RecordId } from '#domain/values/ids.ts'
import {
  type Addition,
  type AddResult,
  addToCollectionDialogMachine,
  type CreateResult,
  type NewCollection,
} from '#machines/add-to-collection-dialog.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { stopWhenIdle, useFlow } from '../app/use-flow.ts'
import { membershipCommands } from '../commands/collection-commands.ts'

interface AddToCollection {
  readonly movies: readonly MovieSnapshot[]
  readonly choices: readonly RecordId[]
}

const createAddToCollection = (app: App, { choices }: AddToCollection, latest: () => AddToCollection) => {
  const membership = app.lazy.get(membershipCommands)
  return createFlow(
    app,
    provideAll(addToCollectionDialogMachine, {
      actors: {
        'create collection': fromPromise<CreateResult, NewCollection>(async ({ input }) => {
          const outcome = await membership.create(input)
          if (outcome.kind === 'created') {
            const { id, name } = outcome.collection
            return { kind: 'created', collection: { id, name } }
          }
          return { kind: outcome.kind === 'name is taken' ? 'name is taken' : 'not created' }
        }),
        'add movies': fromPromise<AddResult, Addition>(async ({ input }) => {
          // A movie's details may have loaded while the dialog was open.
          const { movies } = latest()
          return { kind: (await membership.add({ ...input, movies })) ? 'added' : 'not added' }
        }),
      },
      actions: {},
    }),
    { choices },
  )
}

export const useAddToCollection = (input: AddToCollection) => useFlow(createAddToCollection, input, stopWhenIdle)
