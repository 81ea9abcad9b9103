import { useEffect, useId, useMemo, useRef } from 'react'
import { type CollectionSummary, collectionsWithout } from '#domain/lists/collection-links.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { css } from '#styled/css'
import { Dialog } from '#ui/dialog.tsx'
import { DialogBody, DialogForm } from '#ui/dialog-parts.tsx'
import { Choice, ChoiceGroup } from '#ui/fields/choice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useAddToCollection } from '#wiring/flows/add-to-collection-dialog.ts'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { FormActions } from '../drafts/form-actions.tsx'
import { CollectionInputs } from './collection-inputs.tsx'

const list = css({
  stack: '1',
  maxHeight: '[min(20rem, 32dvh)]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring, which the scrolling box would cut off.
  padding: '1',
  margin: '-1',
})
const count = css({ textStyle: 'note', color: 'fg.muted', flexShrink: '0' })

interface CollectionChoiceProps {
  readonly collections: readonly CollectionSummary[]
  readonly chosen: readonly RecordId[]
  readonly isPending: boolean
  readonly onToggle: (id: RecordId) => void
}

const CollectionChoice = ({ collections, chosen, isPending, onToggle }: CollectionChoiceProps) => {
  const { movieCollections: messages, lists } = useCoreMessages()
  return (
    <ChoiceGroup legend={messages.choose} disabled={isPending}>
      <div className={list}>
        {collections.map((collection) => (
          <Choice
            key={collection.id}
            type="checkbox"
            checked={chosen.includes(collection.id)}
            onChoose={() => onToggle(collection.id)}
            dir="auto"
            end={<span className={count}>{lists.movies({ count: collection.moviesCount })}</span>}
          >
            {collection.name}
          </Choice>
        ))}
      </div>
    </ChoiceGroup>
  )
}

/** The collections that do not hold all of the movies, by name. */
const useCollectionChoices = (movies: readonly MovieSnapshot[]): readonly CollectionSummary[] => {
  const { lists } = useApp()
  const all = useValue(lists.collections.items)
  const links = useValue(lists.collections.links)
  const { compare } = useFormats()
  return useMemo(() => {
    const choices = collectionsWithout(
      all,
      links,
      movies.map(({ id }) => id),
    )
    return choices.toSorted((one, other) => compare(one.name, other.name))
  }, [all, links, compare, movies])
}

const note = css({ color: 'fg.muted', marginTop: '-3', overflowWrap: 'anywhere' })
const newCollection = css({
  stack: '4',
  '&:not(:first-child)': {
    paddingTop: '5',
    borderTopWidth: 'thin',
    borderTopColor: 'line',
  },
})
const heading = css({ textStyle: 'label', fontWeight: 'semibold' })

interface AddToCollectionDialogProps {
  /** At least one. */
  readonly movies: readonly MovieSnapshot[]
  readonly onClose: () => void
  readonly onAdded?: () => void
}

export const AddToCollectionDialog = ({ movies, onClose, onAdded }: AddToCollectionDialogProps) => {
  const { collections } = useApp().lists
  const hasCollections = useValue(collections.items).length > 0
  const { movieCollections: messages, collectionDialog, collections: pageMessages, lists, errors } = useCoreMessages()
  const options = useCollectionChoices(movies)
  const [snapshot, send, draft] = useAddToCollection(movies)
  useFlowEnd(snapshot, () => {
    onAdded?.()
    onClose()
  })
  const { name, description, chosen } = snapshot.context
  const isTaken = snapshot.matches({ choosing: 'name taken' })
  const isBusy = snapshot.hasTag('busy')
  const isNew = options.length === 0 || name.trim() !== ''
  const nameInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isTaken) nameInput.current?.select()
  }, [isTaken])
  const id = useId()
  const [movie] = movies
  const only = movies.length === 1 ? movie : undefined
  const confirm = isNew ? messages.confirmNew({ count: movies.length }) : messages.confirm({ count: movies.length })
  return (
    <Dialog
      open={!snapshot.matches('added')}
      onClose={onClose}
      label={only ? messages.dialog({ title: only.title }) : messages.add}
      size="small"
    >
      <DialogBody title={messages.add}>
        <p className={note}>
          <bdi>{only?.title ?? lists.movies({ count: movies.length })}</bdi>
        </p>
        <DialogForm onSubmit={() => send({ type: 'confirmed' })}>
          {options.length > 0 ? (
            <CollectionChoice
              collections={options}
              chosen={chosen}
              isPending={isBusy}
              onToggle={(collectionId) => send({ type: 'collection toggled', id: collectionId })}
            />
          ) : (
            <p>{hasCollections ? messages.nothingToChoose({ count: movies.length }) : pageMessages.none}</p>
          )}
          <section className={newCollection} aria-labelledby={id}>
            <h3 id={id} className={heading}>
              {collectionDialog.create}
            </h3>
            <CollectionInputs
              name={name}
              description={description}
              problem={isTaken ? errors.collectionNameTaken({ name: name.trim() }) : null}
              isReadOnly={isBusy}
              isOptional={!isNew}
              onName={(typed) => send({ type: 'name typed', name: typed })}
              onDescription={(typed) => send({ type: 'description typed', description: typed })}
              nameRef={nameInput}
            />
            <DraftNotice
              draft={draft}
              fields={{ name, description }}
              onDiscard={() => send({ type: 'draft discarded' })}
            />
          </section>
          <FormActions
            draft={draft}
            onCancel={onClose}
            submit={isBusy ? messages.adding : confirm}
            isDisabled={!snapshot.can({ type: 'confirmed' })}
          />
        </DialogForm>
      </DialogBody>
    </Dialog>
  )
}
