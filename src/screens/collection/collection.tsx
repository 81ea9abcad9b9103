import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { WhenRead } from '#components/when-read.tsx'
import { collectionIdFrom, collectionsHref } from '#domain/addresses.ts'
import type { CollectionSummary } from '#domain/collection-links.ts'
import type { RecordId } from '#domain/library.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { CollectionFilms } from './collection-films.tsx'
import { MissingCollection } from './missing-collection.tsx'
import { useWasThere } from './use-was-there.ts'

export const CollectionScreen = () => {
  const id = collectionIdFrom(useParams()['collectionId'])
  return id === null ? <MissingCollection /> : <Known key={id} id={id} />
}

const Known = ({ id }: { id: RecordId }) => {
  const collection = useValue(useApp().collections.byId).get(id)
  const [deleting, setDeleting] = useState<CollectionSummary | null>(null)
  const wasThere = useWasThere(collection !== undefined)
  // The store drops a deleted collection at once; the page stays until the address has changed.
  const shown = collection ?? deleting
  if (shown) return <CollectionFilms collection={shown} onDeleting={setDeleting} />
  return <WhenRead loading={null}>{wasThere ? <MissingCollection /> : <Leave />}</WhenRead>
}

const Leave = () => {
  const { commands } = useApp()
  const navigate = useNavigate()
  useEffect(() => {
    commands.collections.announceMissing()
    void navigate(collectionsHref(), { replace: true })
  }, [commands, navigate])
  return <MissingCollection />
}
