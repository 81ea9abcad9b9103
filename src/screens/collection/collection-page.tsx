import { ArrowLeft, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '#components/lazy-component.tsx'
import { returnState } from '#components/use-scroll-memory.ts'
import type { CollectionSummary } from '#domain/collection-links.ts'
import { css } from '#styled/css'
import { ButtonLink, IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import { useBackToCollections } from './use-back-to-collections.ts'

const EditDialog = lazyComponent(() => import('./edit-dialog.tsx').then((module) => module.EditDialog))
const DeleteDialog = lazyComponent(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog))

const page = css({ display: 'flex', flexDirection: 'column', gap: { base: '5', md: '6' } })
const row = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' })
const heading = css({ textStyle: 'heading', overflowWrap: 'anywhere' })
const about = css({
  color: 'fg.muted',
  marginTop: '1',
  maxWidth: 'prose',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
const actions = css({ display: 'flex', flexShrink: '0' })
const backLink = css({ alignSelf: 'flex-start', marginBottom: '[-0.75rem]' })

interface CollectionPageProps {
  readonly collection: CollectionSummary
  readonly onDeleting: (collection: CollectionSummary | null) => void
  readonly children: ReactNode
}

export const CollectionPage = ({ collection, onDeleting, children }: CollectionPageProps) => {
  const { collection: messages, app } = useMessages()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const back = useBackToCollections()
  const close = () => setOpen(null)
  return (
    <div className={page}>
      <title>{`${collection.name} · ${app.name}`}</title>
      <ButtonLink variant="link" className={backLink} to={back.href} state={returnState} onClick={back.prepare}>
        <ArrowLeft aria-hidden="true" />
        {messages.back}
      </ButtonLink>
      <header className={row}>
        <div>
          <h1 className={heading} dir="auto">
            {collection.name}
          </h1>
          {collection.description === '' ? null : (
            <p className={about} dir="auto">
              {collection.description}
            </p>
          )}
        </div>
        <div className={actions}>
          <IconButton label={messages.edit} icon={<Pencil aria-hidden="true" />} onClick={() => setOpen('edit')} />
          <IconButton label={messages.delete} icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen('delete')} />
        </div>
      </header>
      {children}
      <Suspense>
        {open === 'edit' ? <EditDialog collection={collection} onClose={close} /> : null}
        {open === 'delete' ? (
          <DeleteDialog collection={collection} onClose={close} onDeleting={onDeleting} onDeleted={back.go} />
        ) : null}
      </Suspense>
    </div>
  )
}
