import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { WhenEmpty } from '#components/async/when-empty.tsx'
import type { CollectionSummary } from '#domain/lists/collection-links.ts'
import { collectionIdFrom, collectionsHref } from '#domain/movie/addresses.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { collectionCommands } from '#wiring/commands/collection-commands.ts'
import { CollectionMovies } from './collection-movies.tsx'
import { MissingCollection } from './missing-collection.tsx'
import { useHasExisted } from './use-has-existed.ts'

export const CollectionScreen = () => {
  const id = collectionIdFrom(useParams()['collectionId'])
  return id === null ? <MissingCollection /> : <CollectionById key={id} id={id} />
}

const CollectionById = ({ id }: { id: RecordId }) => {
  const collection = useValue(useApp().lists.collections.byId).get(id)
  const [deleting, setDeleting] = useState<CollectionSummary | null>(null)
  const hasExisted = useHasExisted(collection !== undefined)
  // The store drops a deleted collection at once; the page stays until the address has changed.
  const displayed = collection ?? deleting
  if (displayed) return <CollectionMovies collection={displayed} onDeleting={setDeleting} />
  return <WhenEmpty>{hasExisted ? <MissingCollection /> : <RedirectToCollections />}</WhenEmpty>
}

const RedirectToCollections = () => {
  const app = useApp()
  const navigate = useNavigate()
  useEffect(() => {
    app.lazy.get(collectionCommands).announceMissing()
    void navigate(collectionsHref(), { replace: true })
  }, [app, navigate])
  return <MissingCollection />
}
