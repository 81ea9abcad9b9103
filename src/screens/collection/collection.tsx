import { SearchX } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { collectionIdFrom, collectionsHref } from '#domain/movie/addresses.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useCollectionPage } from '#wiring/flows/collection-page.ts'
import { CollectionMovies } from './collection-movies.tsx'
import { useBackToCollections } from './use-back-to-collections.ts'

const DeleteDialog = lazyComponent(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))

export const CollectionScreen = () => {
  const id = collectionIdFrom(useParams()['collectionId'])
  return id === null ? <MissingCollection /> : <CollectionById key={id} id={id} />
}

const CollectionById = ({ id }: { id: RecordId }) => {
  const navigate = useNavigate()
  const { go } = useBackToCollections()
  const [snapshot, send] = useCollectionPage({
    id,
    goBack: go,
    redirect: () => void navigate(collectionsHref(), { replace: true }),
  })
  const { collection } = snapshot.context
  if (snapshot.matches('missing') || snapshot.matches({ watching: 'gone' })) return <MissingCollection />
  if (collection === null || snapshot.matches({ watching: 'waiting' })) return null
  const isDeleting = snapshot.matches({ deleting: 'in the dialog' })
  return (
    <>
      <CollectionMovies collection={collection} onDelete={() => send({ type: 'deletion requested' })} />
      {isDeleting || snapshot.matches({ watching: { shown: 'asking' } }) ? (
        <Suspense>
          <DeleteDialog
            name={collection.name}
            isDeleting={isDeleting}
            onConfirm={() => send({ type: 'deletion confirmed' })}
            onClose={() => send({ type: 'dialog closed' })}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const MissingCollection = () => {
  const messages = useCoreMessages().collection
  return (
    <Notice
      headingLevel={1}
      role="alert"
      icon={<SearchX aria-hidden="true" />}
      title={messages.missing.title}
      hint={messages.missing.pageHint}
    >
      <ButtonLink variant="solid" to={collectionsHref()}>
        {messages.back}
      </ButtonLink>
    </Notice>
  )
}
