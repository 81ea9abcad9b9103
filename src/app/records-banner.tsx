import { recordsMessage } from '#components/records-messages.ts'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { FootBanner } from './foot-banner.tsx'

export const RecordsBanner = () => {
  const { records, commands } = useApp()
  const status = useValue(records.status)
  const messages = useMessages().records
  const message = recordsMessage(status, messages)
  // These two leave one copy working, so only Settings mentions them.
  if (message === null || status.kind === 'database blocked' || status.kind === 'local storage stuck') return null
  const isDismissible = status.kind === 'refused' || status.kind === 'restored' || status.kind === 'unreadable'
  return (
    <FootBanner
      tone="warning"
      action={
        <Button onClick={() => void commands.backup.exportData({ includeApiKey: false })}>{messages.export}</Button>
      }
      {...(isDismissible ? { dismiss: messages.dismiss, onDismiss: records.acknowledge } : {})}
    >
      {message}
    </FootBanner>
  )
}
