import type { AskedRemoval } from '#domain/lists/removal.ts'
import { removalCounts } from '#domain/lists/removal.ts'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

interface RemovalDialogProps {
  readonly removal: AskedRemoval
  readonly onClose: () => void
}

export const RemovalDialog = ({ removal, onClose }: RemovalDialogProps) => {
  const { removal: messages, count, cancel } = useMessages().diary
  const { allOf, number } = useFormats()
  const { title, movieIds, entries } = removal
  const { viewings, ratings, likes, notes, tags } = removalCounts(entries)
  const isOne = movieIds.length === 1
  const named = (many: number, one: string, several: string) => {
    if (many === 0) return []
    return [isOne ? one : `${several} (${number(many)})`]
  }
  const things = [
    ...(viewings === 0 ? [] : [count({ count: viewings })]),
    ...named(ratings, messages.rating, messages.ratings),
    ...named(likes, messages.like, messages.likes),
    ...named(notes, messages.note, messages.notes),
    ...named(tags, messages.tags, messages.tags),
  ]
  const heading = isOne ? messages.title({ title }) : messages.several({ count: movieIds.length })
  return (
    <TitledDialog open onClose={onClose} title={heading} size="small">
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            removal.confirm()
          }}
        >
          {messages.confirm({ things: allOf(things) })}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
