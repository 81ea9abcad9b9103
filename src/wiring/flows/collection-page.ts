import { createCollectionCommands } from '#commands/collections.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { type CollectionPageEvent, collectionPageMachine } from '#machines/collection-page.ts'
import type { App } from '../app/app.ts'
import { areListsMissing } from '../app/are-lists-missing.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { watchSignals } from './watch-signals.ts'

interface CollectionPage {
  readonly id: RecordId
  /** In place of an address without a collection. */
  readonly redirect: () => void
  /** To where the user came from. */
  readonly goBack: () => void
}

const watchCollection = ({ lists, records }: App, id: RecordId) =>
  watchSignals((): CollectionPageEvent => {
    const collection = lists.collections.byId.value.get(id)
    if (collection) return { type: 'collection found', collection }
    const isKnown = lists.areReady.value && !areListsMissing(records.status.value)
    return { type: isKnown ? 'collection not found' : 'lists not found' }
  })

const createCollectionPage = (app: App, { id }: CollectionPage, latest: () => CollectionPage) =>
  createFlow(
    app,
    collectionPageMachine,
    { collection: app.lists.collections.byId.peek().get(id) ?? null },
    {
      'watch collection': watchCollection(app, id),
      'delete collection': () => app.lazy.get(createCollectionCommands).remove(id),
      'announce missing collection': () => app.lazy.get(createCollectionCommands).announceMissing(),
      'redirect to collections': () => latest().redirect(),
      'return to collections': () => latest().goBack(),
    },
  )

export const useCollectionPage = (input: CollectionPage) => useFlow(createCollectionPage, input)
