import { recordsMessage } from '#components/records-messages.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

/** What a person must know about where the records are kept, with the way to a copy of them; nothing while all is well. */
export const RecordsBanner = () => {
  const { records, commands } = useApp()
  const status = useValue(records.status)
  const messages = useMessages().records
  const said = recordsMessage(status, messages)
  // With one of two copies all works as before: Settings says it.
  if (said === null || status.kind === 'database blocked' || status.kind === 'local storage stuck') return null
  const canGo = status.kind === 'refused' || status.kind === 'restored' || status.kind === 'unreadable'
  return (
    <Banner
      tone="warning"
      action={
        <Button onClick={() => void commands.backup.exportData({ includeApiKey: false })}>{messages.export}</Button>
      }
      {...(canGo ? { dismiss: messages.dismiss, onDismiss: records.acknowledge } : {})}
    >
      {said}
    </Banner>
  )
}
