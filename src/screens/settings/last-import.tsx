import { useEffect, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import type { DataTools } from '#wiring/late-data.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { useTimeText } from './use-time-text.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
})
const said = css({
  textStyle: 'note',
  color: 'fg.muted',
  flexGrow: '1',
  minWidth: '[min(100%, 12rem)]',
  flexBasis: '0',
})

interface LastImportProps {
  /** Called when the button is gone, so that the focus can be moved elsewhere. */
  readonly onGone: () => void
}

/** The last import, as long as it can be taken back, also after a reload. */
export const LastImport = ({ onGone }: LastImportProps) => {
  const { dataTools, reportOnce } = useApp()
  const [tools, setTools] = useState<DataTools | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const loaded = await dataTools()
      if (!isGone) setTools(loaded)
      await loaded.undo.load()
    }
    load().catch(reportOnce)
    return () => {
      isGone = true
    }
  }, [dataTools, reportOnce])
  return tools ? <Undoable tools={tools} onGone={onGone} /> : null
}

const Undoable = ({ tools: { undo, imports }, onGone }: LastImportProps & { tools: DataTools }) => {
  const words = useValue(useApp().text).import
  const last = useValue(undo.last)
  const timeText = useTimeText()
  const takeBack = async (button: HTMLElement) => {
    await imports.takeBack()
    const { activeElement, body } = document
    if (undo.last.peek() === null && (activeElement === button || activeElement === body)) onGone()
  }
  if (!last) return null
  return (
    <div className={row}>
      <div className={said}>
        <p>{words.last(last.fileName, timeText(last.time))}</p>
        <p>{words.undoHint}</p>
      </div>
      <Button onClick={(event) => void takeBack(event.currentTarget)}>{words.undo}</Button>
    </div>
  )
}
