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
const said = css({ textStyle: 'note', color: 'fg.muted', flexGrow: '1', minWidth: '[12rem]', flexBasis: '0' })

/** The last import, as long as it can be taken back, also after a reload. */
export const LastImport = () => {
  const { dataTools, reportOnce } = useApp()
  const [tools, setTools] = useState<DataTools | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const loaded = await dataTools()
      if (!isGone) setTools(loaded)
      await loaded.undo.look()
    }
    load().catch(reportOnce)
    return () => {
      isGone = true
    }
  }, [dataTools, reportOnce])
  return tools ? <Undoable tools={tools} /> : null
}

const Undoable = ({ tools: { undo, imports } }: { tools: DataTools }) => {
  const words = useValue(useApp().text).import
  const last = useValue(undo.last)
  const timeText = useTimeText()
  if (!last) return null
  return (
    <div className={row}>
      <p className={said}>
        {words.last(last.fileName, timeText(last.time))} {words.undoHint}
      </p>
      <Button onClick={() => void imports.takeBack()}>{words.undo}</Button>
    </div>
  )
}
