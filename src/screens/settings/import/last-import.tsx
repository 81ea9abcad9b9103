import { useEffect } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { importCommands } from '#wiring/commands/import-commands.ts'
import { importUndo } from '#wiring/history/import-undo.ts'
import { useFormatTime } from '../data/use-format-time.ts'
import { row, rowText } from '../row.ts'

interface LastImportProps {
  readonly onGone: () => void
}

export const LastImport = ({ onGone }: LastImportProps) => {
  const { reportOnce } = useApp().platform
  const lastImport = useLazy(importUndo)
  const { undo } = useLazy(importCommands)
  const messages = useSectionMessages('import')
  const last = useValue(lastImport.last)
  const timeText = useFormatTime()
  useEffect(() => {
    lastImport.load().catch(reportOnce)
  }, [lastImport, reportOnce])
  const takeBack = async (button: HTMLElement) => {
    await undo()
    const { activeElement, body } = document
    if (lastImport.last.peek() === null && (activeElement === button || activeElement === body)) onGone()
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
