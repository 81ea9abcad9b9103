import { useRef, useState } from 'react'
import { createDrafts, draftOf, type Form, openDraft } from '#stores/drafts.ts'
import type { App } from './app.ts'
import { useLazy } from './use-lazy.ts'

const drafts = ({ storage }: App) => createDrafts(storage.storages[1])

export interface FormDraft<Fields extends object> {
  /** What the form begins with: what is saved, with what was typed before. */
  readonly fields: Fields
  /** What the form was opened with. */
  readonly saved: Fields
  /** Whether something was typed before. */
  readonly isRestored: boolean
  /** The fields that were typed, and of which something else has been saved since. */
  readonly savedSince: readonly string[]
  readonly isChanged: (fields: Fields) => boolean
  readonly keep: (fields: Fields) => void
  /** Call it when the form is saved or canceled. */
  readonly drop: () => void
  /** What was typed before is gone; the form takes what is `saved`. */
  readonly discard: () => void
}

/** The draft of a form about a record. `saved` is what the record has now. */
export const useDraft = <Fields extends object>(form: Form<Fields>, record: string | number, saved: Fields) => {
  const { read, write } = useLazy(drafts)
  const key = String(record)
  const [opened, setOpened] = useState(() => ({ saved, ...openDraft(saved, read(form, key)) }))
  const last = useRef(opened.fields)
  const isChanged = (fields: Fields) => Object.keys(draftOf(opened.saved, {}, fields)).length > 0
  const draft: FormDraft<Fields> = {
    fields: opened.fields,
    saved: opened.saved,
    isRestored: Object.keys(opened.changes).length > 0,
    savedSince: opened.savedSince,
    isChanged,
    keep: (fields) => {
      // One that was dropped stays so until something is typed.
      if (Object.keys(draftOf(last.current, {}, fields)).length === 0) return
      last.current = fields
      write(form, key, draftOf(opened.saved, opened.changes, fields))
    },
    drop: () => write(form, key, {}),
    discard: () => {
      write(form, key, {})
      last.current = opened.saved
      setOpened({ saved: opened.saved, ...openDraft(opened.saved, {}) })
    },
  }
  return draft
}
