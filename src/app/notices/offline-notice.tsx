import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { FootBanner } from './foot-banner.tsx'

export const OfflineNotice = () => {
  const messages = useMessages().offline
  return useValue(useApp().provider.isOffline) ? <FootBanner>{messages.line}</FootBanner> : null
}
