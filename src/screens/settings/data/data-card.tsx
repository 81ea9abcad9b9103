import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { backupCommands } from '#wiring/commands/backup-commands.ts'
import { ImportPart } from '../import/import-part.tsx'
import { row } from '../row.ts'
import { DataCounts } from './data-counts.tsx'
import { DataFacts } from './data-facts.tsx'
import { StorageSpace } from './storage-space.tsx'

export const DataCard = () => {
  const messages = useSectionMessages('ownData')
  return (
    <Card title={messages.heading} note={messages.note}>
      <DataCounts />
      <StorageSpace />
      <DataFacts />
      <Export />
      <ImportPart />
    </Card>
  )
}

const Export = () => {
  const app = useApp()
  const messages = useSectionMessages('ownData')
  const hasKey = useValue(app.settings.current).apiKey !== ''
  const [isTicked, setTicked] = useState(false)
  const includeApiKey = hasKey && isTicked
  return (
    <div className={row}>
      <Checkbox
        label={messages.includeKey}
        hint={hasKey ? messages.includeKeyHint : messages.noKey}
        checked={includeApiKey}
        disabled={!hasKey}
        onChange={setTicked}
      />
      <Button variant="solid" onClick={() => void app.lazy.get(backupCommands).exportData({ includeApiKey })}>
        <Download aria-hidden="true" />
        {messages.export}
      </Button>
    </div>
  )
}
