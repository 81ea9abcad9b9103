import { MonitorDown } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'
import { end } from '../styles.ts'

/** Only where the browser offers it. */
export const Installation = () => {
  const { installOffer } = useApp().view
  const messages = useMessages().installation
  if (!useValue(installOffer.isOpen)) return null
  return (
    <SettingsCard anchor="install" title={messages.heading} note={messages.note}>
      <div className={end}>
        <Button variant="solid" onClick={() => void installOffer.accept()}>
          <MonitorDown aria-hidden="true" />
          {messages.install}
        </Button>
      </div>
    </SettingsCard>
  )
}
