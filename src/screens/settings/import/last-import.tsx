import { useEffect } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { importCommandsOf } from '#wiring/commands/import-commands.ts'
import { importUndoOf } from '#wiring/commands/import-undo.ts'
import { useFormatTime } from '../data/use-format-time.ts'
import { row, rowText } from '../row.ts'

interface LastImportProps {
  readonly onGone: () => void
}

export const LastImport = ({ onGone }: LastImportProps) => {
  const app = useApp()
  const { reportOnce } = app.platform
  const importUndo = importUndoOf(app)
  const messages = useSectionMessages('import')
  const last = useValue(importUndo.last)
  const timeText = useFormatTime()
  useEffect(() => {
    importUndo.load().catch(reportOnce)
  }, [importUndo, reportOnce])
  const takeBack = async (button: HTMLElement) => {
    await importCommandsOf(app, () => messages).undo()
    const { activeElement, body } = document
    if (importUndo.last.peek() === null && (activeElement === button || activeElement === body)) onGone()
  }
  if (!last) return null
  return (
    <div className={row}>
      <div className={rowText}>
        <p>{messages.last(last.fileName, timeText(last.time))}</p>
        <p>{messages.undoHint}</p>
      </div>
      <Button onClick={(event) => void takeBack(event.currentTarget)}>{messages.undo}</Button>
    </div>
  )
}
