import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { FootBanner } from './foot-banner.tsx'

export const OfflineNotice = () => {
  const messages = useMessages().offline
  return useValue(useApp().isOffline) ? <FootBanner>{messages.line}</FootBanner> : null
}
