import { recordsMessage } from '#components/records-messages.ts'
import { css } from '#styled/css'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

// Appears once the database has answered: over the page's foot it shifts nothing.
const foot = css({
  position: 'sticky',
  bottom: { base: '[calc(4.25rem + env(safe-area-inset-bottom))]', md: '4' },
  zIndex: 'overlay',
  marginTop: '6',
  borderRadius: 'card',
  background: 'surface',
  boxShadow: 'floating',
  '& > *': { marginBottom: '0' },
  'body:has([data-selection-bar]) &': { position: 'static' },
})

export const RecordsBanner = () => {
  const { records, commands } = useApp()
  const status = useValue(records.status)
  const messages = useMessages().records
  const message = recordsMessage(status, messages)
  // These two leave one copy working, so only Settings mentions them.
  if (message === null || status.kind === 'database blocked' || status.kind === 'local storage stuck') return null
  const isDismissible = status.kind === 'refused' || status.kind === 'restored' || status.kind === 'unreadable'
  return (
    <div className={foot} data-foot-banner>
      <Banner
        tone="warning"
        action={
          <Button onClick={() => void commands.backup.exportData({ includeApiKey: false })}>{messages.export}</Button>
        }
        {...(isDismissible ? { dismiss: messages.dismiss, onDismiss: records.acknowledge } : {})}
      >
        {message}
      </Banner>
    </div>
  )
}
