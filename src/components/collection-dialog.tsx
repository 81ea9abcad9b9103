import { useEffect, useEffectEvent, useId } from 'react'
import type { CollectionFields } from '#domain/collections.ts'
import type { RecordId } from '#domain/library.ts'
import { type CollectionSaved, isBlank, type SavingProblem } from '#machines/collection-dialog.ts'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes'
import type { Texts } from '#text/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions, DialogBody } from '#ui/dialog-parts.tsx'
import { useCollectionDialog } from '#wiring/flows/collection-dialog.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const form = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const area = css({ paddingBlock: '2.5', resize: 'vertical' })
const problem = css({ textStyle: 'note', color: 'danger' })

interface CollectionDialogProps {
  readonly title: string
  readonly confirm: string
  /** The primary button's words while saving. */
  readonly busy: string
  readonly fields: Required<CollectionFields>
  readonly save: (fields: Required<CollectionFields>) => Promise<CollectionSaved | SavingProblem>
  readonly onClose: () => void
  readonly onSaved?: (id: RecordId) => void
}

/** Name and description of a collection, a new one or one that exists (spec section 2). */
export const CollectionDialog = ({ title, confirm, busy, fields, save, onClose, onSaved }: CollectionDialogProps) => {
  const text = useValue(useApp().text)
  const words = text.collectionDialog
  const [snapshot, send] = useCollectionDialog(fields, save)
  const { name, description, problem: refusal, id: savedId } = snapshot.context
  const isSaving = snapshot.matches('saving')
  const isSaved = snapshot.matches('saved')
  const ids = useId()
  const look = field()
  const end = useEffectEvent(() => {
    onClose()
    if (savedId !== null) onSaved?.(savedId)
  })
  useEffect(() => {
    if (isSaved) end()
  }, [isSaved])
  const said = refusal ? problemWords(refusal, text) : null
  return (
    <Dialog open={!isSaved} onClose={onClose} label={title} size="small">
      <DialogBody title={title}>
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'confirmed' })
          }}
        >
          <div className={look.root}>
            <label className={look.label} htmlFor={`${ids}-name`}>
              {words.name}
            </label>
            <input
              id={`${ids}-name`}
              className={look.input}
              dir="auto"
              required
              autoComplete="off"
              placeholder={words.example}
              value={name}
              readOnly={isSaving}
              aria-invalid={said !== null}
              aria-describedby={said === null ? undefined : `${ids}-problem`}
              onChange={(event) => send({ type: 'name typed', text: event.target.value })}
            />
            {said === null ? null : (
              <p id={`${ids}-problem`} className={problem} role="alert">
                {said}
              </p>
            )}
          </div>
          <div className={look.root}>
            <label className={look.label} htmlFor={`${ids}-description`}>
              {words.description}
            </label>
            <textarea
              id={`${ids}-description`}
              className={cx(look.input, area)}
              dir="auto"
              rows={3}
              value={description}
              readOnly={isSaving}
              onChange={(event) => send({ type: 'description typed', text: event.target.value })}
            />
          </div>
          <DialogActions>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button look="solid" type="submit" disabled={isSaving || isBlank(name)}>
              {isSaving ? busy : confirm}
            </Button>
          </DialogActions>
        </form>
      </DialogBody>
    </Dialog>
  )
}

const problemWords = (problem: SavingProblem, text: Texts): string | null => {
  switch (problem.kind) {
    case 'name is taken':
      return text.errors.collectionNameTaken(problem.name)
    case 'refused':
      return text.records.refused
    case 'name is empty':
      return null
  }
}
