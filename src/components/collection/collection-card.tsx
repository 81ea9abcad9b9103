import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CollectionSummary } from '#domain/lists/collection-links.ts'
import { css } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { CollectionCover } from './collection-cover.tsx'

const card = css({
  display: 'block',
  width: 'full',
  borderRadius: 'card',
  color: 'fg',
  textAlign: 'start',
  outlineOffset: '0.5',
  cursor: 'pointer',
  '& [data-picture]': { transitionProperty: 'lit', transitionDuration: 'base' },
  _hover: { '& [data-picture]': { filter: 'lit' }, '& [data-title]': { color: 'accent' } },
})
const caption = css({ display: 'block', paddingTop: '2', minHeight: 'caption', fontSize: 'sm', lineHeight: 'snug' })
const name = css({
  lineClamp: 2,
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
const count = css({ display: 'block', color: 'fg.muted', fontSize: 'xs' })
const create = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: 'backdrop',
  borderRadius: 'card',
  borderWidth: 'thick',
  borderStyle: 'dashed',
  borderColor: 'control',
  color: 'fg.muted',
  '& svg': { width: '8', height: '8' },
})

interface CollectionCardProps {
  readonly collection: CollectionSummary
  readonly to: string
  readonly state?: object
  readonly onClick?: () => void
}

export const CollectionCard = ({ collection, to, state, onClick }: CollectionCardProps) => {
  const messages = useCoreMessages()
  return (
    <Link className={card} to={to} state={state} onClick={onClick}>
      <CollectionCover collection={collection} />
      <span className={caption}>
        <span className={name} dir="auto" data-title>
          {collection.name}
        </span>
        <span className={count}>{messages.lists.movies({ count: collection.moviesCount })}</span>
      </span>
    </Link>
  )
}

export const CreateCollectionCard = ({ onClick }: { onClick: () => void }) => {
  const messages = useCoreMessages()
  return (
    <button type="button" className={card} onClick={onClick}>
      <span className={create} data-picture>
        <Plus aria-hidden="true" />
      </span>
      <span className={caption}>
        <span className={name} data-title>
          {messages.collections.create}
        </span>
      </span>
    </button>
  )
}
