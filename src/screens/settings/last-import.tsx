import { useEffect } from 'react'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { importCommandsOf } from '#wiring/import-commands.ts'
import { importUndoOf } from '#wiring/import-undo.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { useFormatTime } from './use-format-time.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
})
const summary = css({
  textStyle: 'note',
  color: 'fg.muted',
  flexGrow: '1',
  minWidth: '[min(100%, 12rem)]',
  flexBasis: '0',
})

interface LastImportProps {
  readonly onGone: () => void
}

export const LastImport = ({ onGone }: LastImportProps) => {
  const app = useApp()
  const { reportOnce } = app
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
      <div className={summary}>
        <p>{messages.last(last.fileName, timeText(last.time))}</p>
        <p>{messages.undoHint}</p>
      </div>
      <Button onClick={(event) => void takeBack(event.currentTarget)}>{messages.undo}</Button>
    </div>
  )
}
