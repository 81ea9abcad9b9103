import { createFriendCommands } from '#commands/friends.ts'
import { DraftNotice } from '#components/drafts/draft-notice.tsx'
import { FormActions } from '#components/drafts/form-actions.tsx'
import { friendNamed, longestFriendName } from '#domain/records/friends.ts'
import type { Friend } from '#domain/records/library.ts'
import type { SharedList } from '#domain/sharing/shared-list.ts'
import type { NameFields, NameSaving } from '#machines/name-dialog.ts'
import { DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { problemNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useDraft } from '#wiring/app/use-draft.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { nameForm, useNameDialog } from '#wiring/flows/name-dialog.ts'

const form = nameForm('kept-list')

interface KeepListDialogProps {
  readonly list: SharedList
  readonly onKept: (id: Friend['id']) => void
  readonly onClose: () => void
}

/** Asks whose list it is. That of a friend who is kept already takes the place of the earlier one. */
export const KeepListDialog = ({ list, onKept, onClose }: KeepListDialogProps) => {
  const { records } = useApp()
  const { friends: messages } = useMessages().sharing
  const { refused } = useMessages().records
  const commands = useLazy(createFriendCommands)
  const friends = useValue(records.friends)
  const save = async ({ name }: NameFields): Promise<NameSaving> => {
    if (!(await commands.keep(name, list))) return { kind: 'refused' }
    const kept = friendNamed(records.friends.peek(), name)
    if (kept) onKept(kept.id)
    return { kind: 'saved' }
  }
  const draft = useDraft(form, list.name, { name: list.from ?? '', description: '' })
  const [snapshot, send] = useNameDialog({ draft, save })
  useFlowEnd(snapshot, onClose)
  const { name } = snapshot.context
  const replaced = friendNamed(friends, name)
  const isSaving = snapshot.hasTag('busy')
  return (
    <TitledDialog open={!snapshot.matches('saved')} onClose={onClose} title={messages.keep} size="small">
      <DialogForm onSubmit={() => send({ type: 'confirmed' })}>
        <TextField
          label={messages.name}
          hint={replaced ? messages.replaces({ name: replaced.name }) : messages.nameHint}
          maxLength={longestFriendName}
          value={name}
          readOnly={isSaving}
          onChange={(typed) => send({ type: 'name typed', name: typed })}
        />
        {friends.length === 0 ? null : (
          <ChipGroup legend={messages.replace} disabled={isSaving}>
            {friends.map((friend) => (
              <Chip
                key={friend.id}
                name="friend"
                label={friend.name}
                checked={friend === replaced}
                onChoose={() => send({ type: 'name typed', name: friend.name })}
              />
            ))}
          </ChipGroup>
        )}
        {snapshot.matches({ editing: 'refused' }) ? (
          <p className={problemNote} role="alert">
            {refused}
          </p>
        ) : null}
        <DraftNotice
          draft={draft}
          fields={snapshot.context}
          onDiscard={(saved) => send({ type: 'draft discarded', saved })}
        />
        <FormActions
          draft={draft}
          onCancel={onClose}
          submit={messages.confirm}
          isDisabled={!snapshot.can({ type: 'confirmed' })}
        />
      </DialogForm>
    </TitledDialog>
  )
}
