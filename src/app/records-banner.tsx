import { recordsMessage } from '#components/records-messages.ts'
import { useSectionMessages } from '#components/use-section-messages.ts'
import type { RecordsStatus } from '#stores/records/lifecycle.ts'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { FootBanner } from './foot-banner.tsx'

/** Only Settings mentions them. */
const oneCopyWorks: ReadonlySet<RecordsStatus['kind']> = new Set([
  'database blocked',
  'local storage stuck',
  'only in database',
])

export const RecordsBanner = () => {
  const { records, commands, reload } = useApp()
  const status = useValue(records.status)
  const { app } = useMessages()
  const messages = useSectionMessages('records')
  const message = recordsMessage(status, messages)
  if (message === null || oneCopyWorks.has(status.kind)) return null
  const isDismissible = status.kind === 'refused' || status.kind === 'restored' || status.kind === 'unreadable'
  return (
    <FootBanner
      tone="warning"
      action={
        status.kind === 'lists out of reach' ? (
          <Button onClick={reload}>{app.retry}</Button>
        ) : (
          <Button onClick={() => void commands.backup.exportData({ includeApiKey: false })}>{messages.export}</Button>
        )
      }
      {...(isDismissible ? { dismiss: messages.dismiss, onDismiss: records.acknowledge } : {})}
    >
      {message}
    </FootBanner>
  )
}
