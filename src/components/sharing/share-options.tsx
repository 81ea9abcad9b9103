import { useId } from 'react'
import { maxName, maxNote } from '#domain/sharing/shared-list.ts'
import { pictureShapes, shareKinds } from '#machines/sharing-list.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions, DialogForm } from '#ui/dialog-parts.tsx'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import type { SendToSharing, SharingSnapshot } from '#wiring/sharing/sharing-list.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

const hint = css({ textStyle: 'note', color: 'fg.muted' })
const problem = css({ color: 'danger', fontSize: 'sm' })

interface ShareOptionsProps {
  readonly snapshot: SharingSnapshot
  readonly send: SendToSharing
  readonly name: string
  readonly note: string
  readonly onName: (name: string) => void
  readonly onNote: (note: string) => void
}

/** What is made, under which name, and what it reveals. */
export const ShareOptions = ({ snapshot, send, name, note, onName, onNote }: ShareOptionsProps) => {
  const messages = useSectionMessages('sharing')
  const { kind, shape } = snapshot.context
  const isMaking = snapshot.matches('making')
  const id = useId()
  return (
    <DialogForm onSubmit={() => send({ type: 'confirmed', name, note })}>
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
      <TextField label={messages.name} maxLength={maxName} value={name} readOnly={isMaking} onChange={onName} />
      <TextArea label={messages.note} rows={2} maxLength={maxNote} value={note} readOnly={isMaking} onChange={onNote} />
      <p className={hint}>
        {messages.reveals} {kind === 'link' ? messages.revealsLink : null}
      </p>
      {snapshot.matches({ choosing: 'failed' }) ? (
        <p className={problem} role="alert">
          {messages.failed}
        </p>
      ) : null}
      <DialogActions>
        <Button onClick={() => send({ type: 'closed' })}>{messages.cancel}</Button>
        <Button type="submit" variant="solid" disabled={isMaking}>
          {isMaking ? messages.making : messages.make}
        </Button>
      </DialogActions>
    </DialogForm>
  )
}
