import { Download } from 'lucide-react'
import { useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { DataCounts } from './data-counts.tsx'
import { DataFacts } from './data-facts.tsx'
import { ImportPart } from './import-part.tsx'
import { StorageSpace } from './storage-space.tsx'

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
})

/** What is kept, how safe it is, and the way to take a copy of it. */
export const DataCard = () => {
  const words = useValue(useApp().text).data
  return (
    <Card title={words.heading} note={words.note}>
      <DataCounts />
      <StorageSpace />
      <DataFacts />
      <Export />
      <ImportPart />
    </Card>
  )
}

const Export = () => {
  const { text, settings, commands } = useApp()
  const words = useValue(text).data
  const hasKey = useValue(settings.current).apiKey !== ''
  const [isTicked, setTicked] = useState(false)
  const includeApiKey = hasKey && isTicked
  return (
    <div className={actions}>
      <Checkbox
        label={words.includeKey}
        hint={hasKey ? words.includeKeyHint : words.noKey}
        checked={includeApiKey}
        disabled={!hasKey}
        onChange={setTicked}
      />
      <Button look="solid" onClick={() => void commands.backup.exportData({ includeApiKey })}>
        <Download aria-hidden="true" />
        {words.export}
      </Button>
    </div>
  )
}
