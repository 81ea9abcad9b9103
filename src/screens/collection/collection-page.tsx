import { ArrowLeft, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { CollectionCover } from '#components/collection/collection-cover.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { returnState } from '#components/place/use-scroll-memory.ts'
import type { CollectionSummary } from '#domain/lists/collection-links.ts'
import { css } from '#styled/css'
import { IconButton, IconLink } from '#ui/button.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useBackToCollections } from './use-back-to-collections.ts'

const EditDialog = lazyComponent(() => import('./edit-dialog.tsx').then((module) => module.EditDialog))

const page = css({ stack: { base: '3', md: '4' } })
const row = css({
  display: 'flex',
  flexWrap: { _largeText: 'wrap' },
  alignItems: 'flex-start',
  gap: '1',
  marginBlock: { md: '-1' },
})
// The description is below the name, or beside it where it fits.
const name = css({
  display: { md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  flexGrow: '1',
  flexBasis: { _largeText: 'full' },
  order: { _largeText: '1' },
  minWidth: '0',
})
const heading = css({
  textStyle: 'heading',
  fontSize: { _lowScreen: 'lg' },
  overflowWrap: 'anywhere',
  paddingTop: { base: '2.5', lg: '1' },
})
const about = css({
  color: 'fg.muted',
  fontSize: { base: 'sm', md: 'md' },
  maxWidth: 'prose',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
const cover = css({
  width: { base: '16', md: '20' },
  flexShrink: '0',
  marginInlineEnd: '2',
  paddingTop: { base: '1', md: '0' },
})
const actions = css({ display: 'flex', flexShrink: '0', marginInlineStart: 'auto' })
// Aligns the arrow, not the button's edge, with what is below.
const backLink = css({ marginInlineStart: '-3' })

interface CollectionPageProps {
  readonly collection: CollectionSummary
  readonly onDelete: () => void
  readonly children: ReactNode
}

export const CollectionPage = ({ collection, onDelete, children }: CollectionPageProps) => {
  const { collection: messages, app } = useCoreMessages()
  const [isEditing, setEditing] = useState(false)
  const back = useBackToCollections()
  return (
    <div className={page}>
      <title>{`${collection.name} · ${app.name}`}</title>
      <header className={row}>
        <IconLink
          className={backLink}
          to={back.href}
          state={returnState}
          onClick={back.prepare}
          label={messages.back}
          icon={<ArrowLeft aria-hidden="true" />}
        />
        {collection.coverImage !== null && collection.covers.length > 0 ? (
          <span className={cover}>
            <CollectionCover collection={collection} />
          </span>
        ) : null}
        <div className={name}>
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
          <IconButton label={messages.edit} icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)} />
          <IconButton label={messages.delete} icon={<Trash2 aria-hidden="true" />} onClick={onDelete} />
        </div>
      </header>
      {children}
      {isEditing ? (
        <Suspense>
          <EditDialog collection={collection} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
