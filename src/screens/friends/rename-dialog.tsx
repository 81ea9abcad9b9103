import { createFriendCommands } from '#commands/friends.ts'
import { DraftNotice } from '#components/drafts/draft-notice.tsx'
import { FormActions } from '#components/drafts/form-actions.tsx'
import { friendNamed, longestFriendName } from '#domain/records/friends.ts'
import type { Friend } from '#domain/records/library.ts'
import type { NameFields, NameSaving } from '#machines/name-dialog.ts'
import { DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { problemNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useDraft } from '#wiring/app/use-draft.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { nameForm, useNameDialog } from '#wiring/flows/name-dialog.ts'

const form = nameForm('friend')

export const RenameDialog = ({ friend, onClose }: { friend: Friend; onClose: () => void }) => {
  const { records } = useApp()
  const { friends: messages } = useMessages().sharing
  const { refused } = useMessages().records
  const commands = useLazy(createFriendCommands)
  const save = async ({ name }: NameFields): Promise<NameSaving> => {
    const known = friendNamed(records.friends.peek(), name)
    if (known && known.id !== friend.id) return { kind: 'name is taken' }
    const isDone = name === friend.name || (await commands.rename(friend, name))
    return { kind: isDone ? 'saved' : 'refused' }
  }
  const draft = useDraft(form, friend.id, { name: friend.name, description: '' })
  const [snapshot, send] = useNameDialog({ draft, save })
  useFlowEnd(snapshot, onClose)
  const isRefused = snapshot.matches({ editing: 'refused' })
  const problem = snapshot.matches({ editing: 'name taken' }) ? messages.nameTaken : isRefused ? refused : null
  return (
    <TitledDialog open={!snapshot.matches('saved')} onClose={onClose} title={messages.rename} size="small">
      <DialogForm onSubmit={() => send({ type: 'confirmed' })}>
        <TextField
          label={messages.name}
          maxLength={longestFriendName}
          value={snapshot.context.name}
          readOnly={snapshot.hasTag('busy')}
          onChange={(typed) => send({ type: 'name typed', name: typed })}
        />
        {problem ? (
          <p className={problemNote} role="alert">
            {problem}
          </p>
        ) : null}
        <DraftNotice
          draft={draft}
          fields={snapshot.context}
          saved={[{ name: 'name', label: messages.name, text: friend.name }]}
          onDiscard={(saved) => send({ type: 'draft discarded', saved })}
        />
        <FormActions
          draft={draft}
          onCancel={onClose}
          submit={messages.confirmRename}
          isDisabled={!snapshot.can({ type: 'confirmed' })}
        />
      </DialogForm>
    </TitledDialog>
  )
}
