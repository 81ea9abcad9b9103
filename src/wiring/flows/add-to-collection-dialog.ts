import { createMembershipCommands } from '#commands/collection-membership.ts'
import { collectionsWithout } from '#domain/lists/collection-links.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import {
  type AddToCollectionEvent,
  addToCollectionDialogMachine,
  type NewCollection,
} from '#machines/add-to-collection-dialog.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { type FormDraft, useDraft } from '../app/use-draft.ts'
import { stopWhenIdle, useFlow } from '../app/use-flow.ts'
import { nameForm } from './name-dialog.ts'
import { watchSignals } from './watch-signals.ts'

type Movies = readonly MovieSnapshot[]

const watchCollections = ({ lists: { collections } }: App, movies: Movies) => {
  const movieIds = movies.map(({ id }) => id)
  return watchSignals((): AddToCollectionEvent => {
    const choices = collectionsWithout(collections.items.value, collections.links.value, movieIds)
    return { type: 'choices changed', choices: choices.map(({ id }) => id) }
  })
}

interface AddingToCollection {
  readonly movies: Movies
  readonly draft: FormDraft<NewCollection>
}

const createAddToCollection = (app: App, { movies, draft }: AddingToCollection, latest: () => AddingToCollection) => {
  const membership = app.lazy.get(createMembershipCommands)
  return createFlow(app, addToCollectionDialogMachine, draft.fields, {
    'create collection': async (input) => {
      const outcome = await membership.create(input)
      if (outcome.kind === 'created') {
        latest().draft.drop()
        const { id, name } = outcome.collection
        return { kind: 'created', collection: { id, name } }
      }
      return { kind: outcome.kind === 'name is taken' ? 'name is taken' : 'not created' }
    },
    'add movies': async (input) => {
      // A movie's details may have loaded while the dialog was open.
      const isAdded = await membership.add({ ...input, movies: latest().movies })
      return { kind: isAdded ? 'added' : 'not added' }
    },
    'watch collections': watchCollections(app, movies),
  })
}

const form = nameForm('new-collection')
const blank: NewCollection = { name: '', description: '' }

export const useAddToCollection = (movies: Movies) => {
  const draft = useDraft(form, movies.map(({ id }) => id).join('-'), blank)
  const [snapshot, send] = useFlow(createAddToCollection, { movies, draft }, stopWhenIdle)
  return [snapshot, send, draft] as const
}
