import { useId } from 'react'
import { maxName, maxNote, maxSender } from '#domain/sharing/shared-list.ts'
import { pictureShapes, shareKinds } from '#machines/sharing-list.ts'
import { DialogForm } from '#ui/dialog-parts.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { problem, quietNote } from '#ui/texts.ts'
import type { FormDraft } from '#wiring/app/use-draft.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SendToSharing, SharingSnapshot } from '#wiring/sharing/sharing-list.ts'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { FormActions } from '../drafts/form-actions.tsx'

export interface ShareForm {
  readonly name: string
  readonly from: string
  readonly note: string
}

interface ShareOptionsProps {
  readonly snapshot: SharingSnapshot
  readonly send: SendToSharing
  readonly draft: FormDraft<ShareForm>
  readonly fields: ShareForm
  /** Those on the movies; null without any. */
  readonly notes: { readonly areShared: boolean; readonly onChange: (areShared: boolean) => void } | null
  readonly onChange: (fields: ShareForm) => void
}

/** What is made, under which name, and what it reveals. */
export const ShareOptions = ({ snapshot, send, draft, fields, notes, onChange }: ShareOptionsProps) => {
  const messages = useMessages().sharing
  const { kind, shape } = snapshot.context
  // A picture has no room for them.
  const offered = kind === 'picture' ? null : notes
  const isMaking = snapshot.matches('making')
  const id = useId()
  return (
    <DialogForm onSubmit={() => send({ type: 'confirmed', ...fields })}>
      <ChipGroup legend={messages.as} disabled={isMaking}>
        {shareKinds.map((each) => (
          <Chip
            key={each}
            name={`${id}-kind`}
            label={messages.kinds[each]}
            checked={kind === each}
            onChoose={() => send({ type: 'kind chosen', kind: each })}
          />
        ))}
      </ChipGroup>
      {kind === 'picture' ? (
        <ChipGroup legend={messages.shape} disabled={isMaking}>
          {pictureShapes.map((each) => (
            <Chip
              key={each}
              name={`${id}-shape`}
              label={messages.shapes[each]}
              checked={shape === each}
              onChoose={() => send({ type: 'shape chosen', shape: each })}
            />
          ))}
        </ChipGroup>
      ) : null}
      <TextField
        label={messages.name}
        maxLength={maxName}
        value={fields.name}
        readOnly={isMaking}
        onChange={(name) => onChange({ ...fields, name })}
      />
      <TextField
        label={messages.sender}
        maxLength={maxSender}
        value={fields.from}
        readOnly={isMaking}
        onChange={(from) => onChange({ ...fields, from })}
      />
      <TextArea
        label={messages.note}
        rows={2}
        maxLength={maxNote}
        value={fields.note}
        readOnly={isMaking}
        onChange={(note) => onChange({ ...fields, note })}
      />
      {offered ? (
        <Checkbox
          label={messages.withNotes}
          hint={messages.notesHint}
          checked={offered.areShared}
          disabled={isMaking}
          onChange={offered.onChange}
        />
      ) : null}
      <p className={quietNote}>
        {offered?.areShared ? messages.revealsNotes : messages.reveals} {kind === 'link' ? messages.revealsLink : null}
      </p>
      {snapshot.matches({ choosing: 'failed' }) ? (
        <p className={problem} role="alert">
          {messages.failed}
        </p>
      ) : null}
      <DraftNotice draft={draft} fields={fields} onDiscard={onChange} />
      <FormActions
        draft={draft}
        onCancel={() => send({ type: 'closed' })}
        cancel={messages.cancel}
        submit={isMaking ? messages.making : messages.make}
        isDisabled={isMaking}
      />
    </DialogForm>
  )
}
