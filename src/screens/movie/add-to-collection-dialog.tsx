import { useEffect, useMemo } from 'react'
import type { Movie } from '#domain/movie.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { useAddToCollection } from '#wiring/flows/add-to-collection-dialog.ts'
import { useFlowEnd } from '#wiring/use-flow.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { CollectionChoice } from './collection-choice.tsx'
import { NewCollectionInputs } from './new-collection-inputs.tsx'
import { useCollectionsOf } from './use-collections-of.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const turn = css({ alignSelf: 'flex-start' })

export const AddToCollectionDialog = ({ movie, onEnd }: { movie: Movie; onEnd: () => void }) => {
  const { movieCollections: messages, collectionDialog } = useMessages()
  const { others } = useCollectionsOf(movie.id)
  const choices = useMemo(() => others.map(({ id }) => id), [others])
  const [snapshot, send] = useAddToCollection({ movie, choices })
  useEffect(() => send({ type: 'choices changed', choices }), [send, choices])
  useFlowEnd(snapshot, onEnd)
  const { context } = snapshot
  const isBusy = snapshot.hasTag('busy')
  const isNew = snapshot.matches('new')
  return (
    <Dialog open={!snapshot.matches('added')} onClose={onEnd} label={messages.dialog(movie.title)} size="small">
      <DialogBody title={messages.add}>
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'confirmed' })
          }}
        >
          {isNew ? (
            <NewCollectionInputs
              name={context.name}
              description={context.description}
              isReadOnly={isBusy}
              isTaken={snapshot.matches({ new: { naming: 'name taken' } })}
              onName={(name) => send({ type: 'name typed', name })}
              onDescription={(description) => send({ type: 'description typed', description })}
            />
          ) : (
            <CollectionChoice
              collections={others}
              chosen={context.chosen}
              isPending={isBusy}
              onChoose={(id) => send({ type: 'collection chosen', id })}
            />
          )}
          {isNew ? (
            context.choices.length > 0 && (
              <Button
                variant="link"
                className={turn}
                disabled={isBusy}
                onClick={() => send({ type: 'existing chosen' })}
              >
                {messages.chooseExisting}
              </Button>
            )
          ) : (
            <Button variant="link" className={turn} disabled={isBusy} onClick={() => send({ type: 'create chosen' })}>
              {collectionDialog.create}
            </Button>
          )}
          <DialogActions>
            <Button onClick={onEnd}>{collectionDialog.cancel}</Button>
            <Button variant="solid" type="submit" disabled={isBusy || !snapshot.can({ type: 'confirmed' })}>
              {isBusy ? messages.adding : isNew ? messages.confirmNew : messages.confirm}
            </Button>
          </DialogActions>
        </form>
      </DialogBody>
    </Dialog>
  )
}
