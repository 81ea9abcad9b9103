import { useState } from 'react'
import type { MovieSnapshot } from '#domain/movie.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { Select } from '#ui/select.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

interface AddSelectionDialogProps {
  readonly movies: readonly MovieSnapshot[]
  readonly onClose: () => void
}

export const AddSelectionDialog = ({ movies, onClose }: AddSelectionDialogProps) => {
  const { collections, commands, collator } = useApp()
  const { selection: messages, collectionDialog } = useMessages()
  const { compare } = useValue(collator)
  const [chosen, setChosen] = useState('')
  const choices = useValue(collections.items)
    .map((collection) => ({ value: String(collection.id), label: collection.name }))
    .sort((one, other) => compare(one.label, other.label))
  return (
    <Dialog open onClose={onClose} label={messages.addToCollection} size="small">
      <DialogBody title={messages.addToCollection}>
        {choices.length === 0 ? (
          <p>{messages.noCollections}</p>
        ) : (
          <Select label={messages.chooseCollection} choices={choices} value={chosen} onChange={setChosen} />
        )}
        <DialogActions>
          <Button onClick={onClose}>{collectionDialog.cancel}</Button>
          <Button
            variant="solid"
            disabled={chosen === ''}
            onClick={() => {
              commands.collections.addMovies(Number(chosen), movies)
              onClose()
            }}
          >
            {messages.add(movies.length)}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  )
}
