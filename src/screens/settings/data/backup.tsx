import { Download } from 'lucide-react'
import { useState } from 'react'
import { createBackupCommands } from '#commands/backup.ts'
import { useDaysAgo } from '#components/services/use-days-ago.ts'
import { millisecondsOf } from '#domain/values/instant.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'
import { facts, row } from '../styles.ts'
import { useFormatTime } from './use-format-time.ts'

/** In browsers that clear data by themselves. */
const Exemption = () => {
  const { lifetime } = useApp().storage
  const { copy } = useMessages().ownData
  if (lifetime.kind === 'until space runs low') return null
  return <p>{lifetime.exempt === null ? copy.isExempt : copy.orInstalledIsExempt}</p>
}

export const Backup = () => {
  const app = useApp()
  const messages = useMessages().ownData
  const timeText = useFormatTime()
  const daysAgo = useDaysAgo()
  const exportedAt = useValue(app.memory.lastExport.time)
  const hasKey = useValue(app.settings.current).apiKey !== ''
  const [isTicked, setTicked] = useState(false)
  const includeApiKey = hasKey && isTicked
  return (
    <SettingsCard anchor="backup" title={messages.backup} note={messages.note}>
      <dl className={facts}>
        <dt>{messages.copy.last}</dt>
        <dd>
          {exportedAt === null ? (
            messages.copy.never
          ) : (
            <time dateTime={exportedAt} title={timeText(exportedAt)}>
              {daysAgo(millisecondsOf(exportedAt))}
            </time>
          )}
          <Exemption />
        </dd>
      </dl>
      <div className={row}>
        <Checkbox
          label={messages.includeKey}
          hint={hasKey ? messages.includeKeyHint : messages.noKey}
          checked={includeApiKey}
          disabled={!hasKey}
          onChange={setTicked}
        />
        <Button variant="solid" onClick={() => void app.lazy.get(createBackupCommands).exportData({ includeApiKey })}>
          <Download aria-hidden="true" />
          {messages.export}
        </Button>
      </div>
    </SettingsCard>
  )
}
