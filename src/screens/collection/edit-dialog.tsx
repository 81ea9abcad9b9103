import { Suspense, useCallback, useId } from 'react'
import { createCollectionCommands } from '#commands/collections.ts'
import { CollectionDialog } from '#components/collection/collection-dialog.tsx'
import { Poster } from '#components/pictures/poster.tsx'
import { linksOf } from '#domain/lists/collection-links.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { CollectionFields } from '#domain/records/collections.ts'
import type { Collection } from '#domain/records/library.ts'
import { css } from '#styled/css'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const heading = css({ textStyle: 'label', marginBottom: '1.5' })
// Otherwise a fieldset is as wide as its content.
const field = css({ minWidth: '0' })
const row = css({ display: 'flex', gap: '2', overflowX: 'auto', padding: '1', margin: '-1' })
const choice = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: { base: '14', _largeText: '24' },
  flexShrink: '0',
  aspectRatio: 'poster',
  borderRadius: 'chip',
  overflow: 'hidden',
  layerStyle: 'outlined',
  color: 'fg.muted',
  fontSize: '2xs',
  lineHeight: 'tight',
  textAlign: 'center',
  cursor: 'pointer',
  '& > span': { width: 'full' },
  '&:has(:checked)': { outlineWidth: 'check', outlineStyle: 'solid', outlineColor: 'accent' },
  '&:has(:focus-visible)': { outlineWidth: 'heavy', outlineStyle: 'solid', outlineColor: 'accent' },
})
const input = css({ position: 'absolute', inset: '0', opacity: '0', zIndex: 'raised', cursor: 'pointer' })

export const EditDialog = ({ collection, onClose }: { collection: Collection; onClose: () => void }) => {
  const app = useApp()
  const messages = useCoreMessages().collectionDialog
  const { id, name, description, coverImage } = collection
  const links = useValue(app.lists.collections.links)
  const movies = linksOf(links, id).map(({ movie }) => movie)
  const save = useCallback(
    (fields: CollectionFields) => app.lazy.get(createCollectionCommands).edit(id, fields),
    [app, id],
  )
  return (
    <CollectionDialog
      record={id}
      title={messages.edit}
      confirm={messages.confirmEdit}
      busy={messages.saving}
      fields={{ name, description, coverImage }}
      save={save}
      onClose={onClose}
    >
      {(cover, onChange) => (
        <Suspense>
          <CoverChoice movies={movies} cover={cover} onChange={onChange} />
        </Suspense>
      )}
    </CollectionDialog>
  )
}

interface CoverChoiceProps {
  /** Of the collection; those without a poster cannot be chosen. */
  readonly movies: readonly MovieSnapshot[]
  /** The poster's path, or null for the latest movies. */
  readonly cover: string | null
  readonly onChange: (cover: string | null) => void
}

const CoverChoice = ({ movies, cover, onChange }: CoverChoiceProps) => {
  const messages = useMessages().listView
  const group = useId()
  const withPoster = movies.filter(({ posterPath }) => posterPath !== null)
  if (withPoster.length === 0) return null
  return (
    <fieldset className={field}>
      <legend className={heading}>{messages.cover}</legend>
      <div className={row}>
        <label className={choice}>
          <input className={input} type="radio" name={group} checked={cover === null} onChange={() => onChange(null)} />
          <span>{messages.automatic}</span>
        </label>
        {withPoster.map((movie) => (
          <label key={movie.id} className={choice} title={movie.title}>
            <input
              className={input}
              type="radio"
              name={group}
              checked={cover === movie.posterPath}
              onChange={() => onChange(movie.posterPath)}
            />
            <span aria-hidden="true">
              <Poster movie={movie} sizes="3.5rem" />
            </span>
            <span className={visuallyHidden}>{messages.coverOf({ title: movie.title })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
