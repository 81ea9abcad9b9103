import { useEffect, useEffectEvent, useRef } from 'react'
import { createImportCommands } from '#commands/backup-import.ts'
import { Button } from '#ui/button.tsx'
import { problem } from '#ui/texts.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useFormatTime } from '../data/use-format-time.ts'
import { row, rowText } from '../styles.ts'

interface LastImportProps {
  /** The button that undid the import had the focus. */
  readonly onGone: () => void
}

export const LastImport = ({ onGone }: LastImportProps) => {
  const { undoable, undo } = useLazy(createImportCommands)
  const last = useValue(undoable.last)
  const state = useValue(undoable.state)
  const messages = useMessages().import
  const timeText = useFormatTime()
  const wasPressed = useRef(false)
  useEffect(() => void undoable.load(), [undoable])
  const moveFocus = useEffectEvent(() => {
    if (wasPressed.current && document.activeElement === document.body) onGone()
    wasPressed.current = false
  })
  useEffect(() => {
    if (!last) moveFocus()
  }, [last])
  if (!last) return null
  return (
    <div className={row}>
      <div className={rowText}>
        <p>{messages.last({ fileName: last.fileName, date: timeText(last.time) })}</p>
        <p>{messages.undoHint}</p>
        {state === 'refused' ? (
          <p className={problem} role="alert">
            {messages.undoFailed}
          </p>
        ) : null}
      </div>
      <Button
        // Not `disabled`, which would lose the focus.
        aria-disabled={state === 'undoing'}
        onClick={() => {
          wasPressed.current = true
          void undo()
        }}
      >
        {messages.undo}
      </Button>
    </div>
  )
}
