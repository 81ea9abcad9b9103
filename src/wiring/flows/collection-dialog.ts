import { useActor } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { CollectionFields } from '#domain/collections.ts'
import { type CollectionSaved, collectionDialogMachine, type SavingProblem } from '#machines/collection-dialog.ts'
import { inspect } from '../watch-flows.ts'

type Fields = Required<CollectionFields>

/** The flow of one collection dialog. `save` is the command behind its primary button. */
export const useCollectionDialog = (
  fields: Fields,
  save: (fields: Fields) => Promise<CollectionSaved | SavingProblem>,
) => {
  const machine = useMemo(
    () =>
      collectionDialogMachine.provide({
        actors: {
          'save collection': fromPromise<CollectionSaved | SavingProblem, Fields>(({ input }) => save(input)),
        },
      }),
    [save],
  )
  return useActor(machine, { input: fields, inspect })
}
