import { useEffect, useId, useRef, useState } from 'react'
import { DraftNotice } from '#components/drafts/draft-notice.tsx'
import { FormActions } from '#components/drafts/form-actions.tsx'
import type { ImportFile } from '#domain/values/import-file.ts'
import { isText } from '#domain/values/schema.ts'
import type { Form } from '#stores/drafts.ts'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Button } from '#ui/button.tsx'
import { DialogForm, TitledDialog } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useDraft } from '#wiring/app/use-draft.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { namesOf } from '#wiring/imports/history-review.ts'
import { pendingHistory } from '#wiring/imports/pending-history.ts'

const styles = field()
const area = css({ paddingBlock: '2.5', minHeight: '48' })

const fileOf = (name: string, text: string): ImportFile => {
  const bytes = new TextEncoder().encode(text)
  return { name, size: bytes.length, arrayBuffer: async () => bytes.slice().buffer }
}

interface HistorySourcesProps {
  readonly isIdle: boolean
  readonly onPasted: (file: ImportFile) => void
  readonly onContinue: () => void
}

/** What can be imported beside backups: exports of other trackers, a pasted list, an import that is not finished. */
import { row, rowText } from '../styles.ts'
export const HistorySources = ({ isIdle, onPasted, onContinue }: HistorySourcesProps) => {
  const app = useApp()
  const messages = useMessages().history
  const pending = app.lazy.get(pendingHistory)
  const history = useValue(pending.history)
  const isUnreadable = useValue(pending.isUnreadable)
  const names = namesOf(useValue(pending.chosen))
  const [isPasting, setPasting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    void pending.load()
  }, [pending])
  // A list that was read is kept with its import; one that was refused is still a draft.
  const dropPasted = useRef(() => {})
  useEffect(() => {
    if (history) dropPasted.current()
    dropPasted.current = () => {}
  }, [history])
  return (
    <>
      <div className={row}>
        <p className={rowText}>{messages.pasteLabel}</p>
        <Button ref={button} aria-haspopup="dialog" onClick={() => setPasting(true)}>
          {messages.paste}
        </Button>
      </div>
      {(history || isUnreadable) && isIdle ? (
        <div className={row}>
          <p className={rowText}>{history ? messages.unfinished({ files: names }) : messages.unreadable}</p>
          <Button
            variant="quiet"
            onClick={() => {
              button.current?.focus()
              void pending.discard()
            }}
          >
            {messages.discard}
          </Button>
          {history ? (
            <Button variant="solid" onClick={onContinue}>
              {messages.goOn}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isPasting ? (
        <PasteDialog
          onClose={() => setPasting(false)}
          onPasted={(text, drop) => {
            setPasting(false)
            dropPasted.current = drop
            onPasted(fileOf(messages.pasteName, text))
          }}
        />
      ) : null}
    </>
  )
}

type PasteHandler = (text: string, drop: () => void) => void

interface PasteForm {
  readonly text: string
}

const form: Form<PasteForm> = { name: 'pasted-list', fields: { text: isText } }
const blank: PasteForm = { text: '' }

const PasteDialog = ({ onClose, onPasted }: { onClose: () => void; onPasted: PasteHandler }) => {
  const messages = useMessages().history
  const draft = useDraft(form, 'new', blank)
  const [fields, setFields] = useState(draft.fields)
  const { text } = fields
  const id = useId()
  return (
    <TitledDialog open onClose={onClose} title={messages.paste} size="form">
      <DialogForm
        onSubmit={() => {
          if (text.trim() !== '') onPasted(text, draft.drop)
        }}
      >
        <div className={styles.root}>
          <label className={styles.label} htmlFor={id}>
            {messages.pasteLabel}
          </label>
          <textarea
            id={id}
            className={cx(styles.input, area)}
            dir="auto"
            value={text}
            onChange={(event) => setFields({ text: event.target.value })}
          />
        </div>
        <DraftNotice draft={draft} fields={fields} onDiscard={setFields} />
        <FormActions
          draft={draft}
          onCancel={onClose}
          cancel={messages.close}
          submit={messages.goOn}
          isDisabled={text.trim() === ''}
        />
      </DialogForm>
    </TitledDialog>
  )
}
