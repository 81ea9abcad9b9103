import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useImportUndo } from '#wiring/flows/import-undo.ts'
import { useFormatTime } from '../data/use-format-time.ts'
import { row, rowText } from '../row.ts'

const problem = css({ color: 'danger', fontSize: 'sm' })

interface LastImportProps {
  /** The button that undid the import had the focus. */
  readonly onGone: () => void
}

export const LastImport = ({ onGone }: LastImportProps) => {
  const [snapshot, send] = useImportUndo()
  const messages = useMessages().import
  const timeText = useFormatTime()
  const wasPressed = useRef(false)
  const isUndone = snapshot.matches('undone')
  const isUndoing = snapshot.matches('undoing')
  const moveFocus = useEffectEvent(() => {
    if (wasPressed.current && document.activeElement === document.body) onGone()
    wasPressed.current = false
  })
  useEffect(() => {
    if (isUndone) moveFocus()
  }, [isUndone])
  const { last } = snapshot.context
  if (!last) return null
  return (
    <div className={row}>
      <div className={rowText}>
        <p>{messages.last({ fileName: last.fileName, date: timeText(last.time) })}</p>
        <p>{messages.undoHint}</p>
        {snapshot.matches({ undoable: 'refused' }) ? (
          <p className={problem} role="alert">
            {messages.undoFailed}
          </p>
        ) : null}
      </div>
      <Button
        // Not `disabled`, which would lose the focus.
        aria-disabled={isUndoing}
        onClick={() => {
          wasPressed.current = true
          send({ type: 'undo requested' })
        }}
      >
        {messages.undo}
      </Button>
    </div>
  )
}
