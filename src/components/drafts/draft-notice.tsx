import { useEffect } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { quietNote } from '#ui/texts.ts'
import type { FormDraft } from '#wiring/app/use-draft.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

const notice = css({
  // Seen first, but reached after the fields: the first of them has the focus when the form opens.
  order: '-1',
  marginTop: '-3',
  stack: '1',
  alignItems: 'flex-start',
})
const list = css({ stack: '1', textStyle: 'note', overflowWrap: 'anywhere' })
const value = css({ whiteSpace: 'pre-wrap' })

export interface SavedField {
  readonly name: string
  readonly label: string
  /** Empty for none. */
  readonly text: string
}

interface DraftNoticeProps<Fields extends object> {
  readonly draft: FormDraft<Fields>
  /** As they are in the form now. */
  readonly fields: Fields
  /** What is saved of fields that may be changed elsewhere while there is a draft. */
  readonly saved?: readonly SavedField[]
  readonly onDiscard: (saved: Fields) => void
}

/** After the fields of a form, which is a column: keeps what is typed, and offers to discard what was typed before. */
export const DraftNotice = <Fields extends object>({
  draft,
  fields,
  saved = [],
  onDiscard,
}: DraftNoticeProps<Fields>) => {
  const messages = useMessages().records
  useEffect(() => draft.keep(fields))
  const changed = saved.filter(({ name }) => draft.savedSince.includes(name))
  return (
    <div
      className={draft.isRestored ? notice : ''}
      hidden={!draft.isRestored}
      data-changed={draft.isChanged(fields) ? '' : undefined}
    >
      {draft.isRestored ? (
        <Button
          variant="link"
          onClick={({ currentTarget }) => {
            // The button goes, and what is at its place otherwise may be Cancel.
            currentTarget.form?.querySelector<HTMLElement>('input, textarea')?.focus()
            draft.discard()
            onDiscard(draft.saved)
          }}
        >
          {messages.discardDraft}
        </Button>
      ) : null}
      {changed.length > 0 ? (
        <>
          <p className={quietNote}>{messages.changedMeanwhile}</p>
          <dl className={list}>
            {changed.map(({ name, label, text }) => (
              <div key={name}>
                <dt className={quietNote}>{label}</dt>
                <dd className={value} dir="auto">
                  {text || '–'}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </div>
  )
}
