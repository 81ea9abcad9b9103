import { ArrowLeft, ArrowRight } from 'lucide-react'
import { createSavedFilterCommands } from '#commands/saved-filters.ts'
import { isOnHome, placedOnHome } from '#domain/discover/shelves.ts'
import { type Direction, isNameTaken, placedFilter, type SavedFilter } from '#domain/lists/saved-filters.ts'
import type { NameFields, NameSaving } from '#machines/name-dialog.ts'
import { css } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useDraft } from '#wiring/app/use-draft.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { nameForm, useNameDialog } from '#wiring/flows/name-dialog.ts'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { FormActions } from '../drafts/form-actions.tsx'
import type { ListView } from './use-list-view.ts'

const remove = css({ marginInlineEnd: { sm: 'auto' }, color: 'danger' })

const position = css({
  row: '0',
  justifyContent: 'space-between',
  fontSize: 'sm',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
  '& > [aria-disabled=true]': { opacity: '0.5', cursor: 'not-allowed' },
})

const longestName = 40
const form = nameForm('filter')

interface SavedFilterDialogProps {
  readonly view: Pick<ListView, 'list' | 'conditions' | 'order' | 'saved' | 'current'>
  readonly onSaved?: (filter: SavedFilter) => void
  readonly onRemove?: () => void
  readonly onClose: () => void
}

/** Names what narrows the list, or renames or deletes the tab that is open, or the shelf, which Home may show too. */
export const SavedFilterDialog = ({ view, onSaved, onRemove, onClose }: SavedFilterDialogProps) => {
  const { list, conditions, order, saved, current } = view
  const { records } = useApp()
  const { filters: messages, shelves } = useMessages()
  const isShelf = list === 'discover'
  const commands = useLazy(createSavedFilterCommands)
  const { refused } = useMessages().records
  const save = async ({ name }: NameFields): Promise<NameSaving> => {
    if (isNameTaken(saved, { id: current?.id ?? 0, list, name })) return { kind: 'name is taken' }
    if (current) {
      return { kind: name === current.name || (await commands.change(current, { name })) ? 'saved' : 'refused' }
    }
    const { filter, done } = commands.add({ list, name, order, conditions })
    if (!(await done)) return { kind: 'refused' }
    onSaved?.(filter)
    return { kind: 'saved' }
  }
  const savedName = current?.name ?? ''
  const draft = useDraft(form, current?.id ?? `new-${list}`, { name: savedName, description: '' })
  const [snapshot, send] = useNameDialog({ draft, save })
  useFlowEnd(snapshot, onClose)
  const title = isShelf ? shelves.edit : current ? messages.edit : messages.saveTitle
  const hint = isShelf ? shelves.place : list === 'collection' ? messages.shared : messages.saveHint
  const nameTaken = isShelf ? shelves.nameTaken : messages.nameTaken
  const isSaving = snapshot.hasTag('busy')
  const isRefused = snapshot.matches({ editing: 'refused' })
  const problem = snapshot.matches({ editing: 'name taken' }) ? nameTaken : isRefused ? refused : null
  const removeTab = () => {
    const placed = current && placedFilter(records.settings.peek(), current.id)
    draft.drop()
    onClose()
    if (!placed) return
    onRemove?.()
    void commands.remove(placed.filter)
  }
  return (
    <TitledDialog open={!snapshot.matches('saved')} onClose={onClose} title={title} size="small">
      <DialogForm onSubmit={() => send({ type: 'confirmed' })}>
        <TextField
          label={messages.name}
          hint={hint}
          problem={problem}
          required
          maxLength={longestName}
          placeholder={messages.example}
          value={snapshot.context.name}
          readOnly={isSaving}
          onChange={(name) => send({ type: 'name typed', name })}
        />
        {current && isShelf ? (
          <Switch
            label={shelves.onHome}
            checked={isOnHome(current)}
            onChange={(isShown) => void commands.change(current, { conditions: placedOnHome(current, isShown) })}
          />
        ) : null}
        {current && saved.length > 1 && !isShelf ? (
          <TabPosition
            place={saved.indexOf(current) + 1}
            count={saved.length}
            onMove={(to) => commands.move(current, to)}
          />
        ) : null}
        <DraftNotice
          draft={draft}
          fields={snapshot.context}
          saved={[{ name: 'name', label: messages.name, text: savedName }]}
          onDiscard={(fields) => send({ type: 'draft discarded', saved: fields })}
        />
        <FormActions
          draft={draft}
          onCancel={onClose}
          submit={messages.confirm}
          isDisabled={!snapshot.can({ type: 'confirmed' })}
        >
          {current ? (
            <Button className={remove} onClick={removeTab}>
              {isShelf ? shelves.delete : messages.delete}
            </Button>
          ) : null}
        </FormActions>
      </DialogForm>
    </TitledDialog>
  )
}

interface TabPositionProps {
  /** From 1. */
  readonly place: number
  readonly count: number
  readonly onMove: (direction: Direction) => unknown
}

const TabPosition = ({ place, count, onMove }: TabPositionProps) => {
  const messages = useMessages().filters
  return (
    <div className={position}>
      <IconButton
        label={messages.moveLeft}
        icon={<ArrowLeft aria-hidden="true" />}
        aria-disabled={place === 1}
        onClick={() => place > 1 && onMove('left')}
      />
      <span role="status">{messages.position({ place, count })}</span>
      <IconButton
        label={messages.moveRight}
        icon={<ArrowRight aria-hidden="true" />}
        aria-disabled={place === count}
        onClick={() => place < count && onMove('right')}
      />
    </div>
  )
}
