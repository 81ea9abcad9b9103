import { useSignals } from '@preact/signals-react/runtime'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { FootBanner } from './foot-banner.tsx'

export const OfflineNotice = () => {
  useSignals()
  const messages = useMessages().offline
  return useApp().provider.isOffline.value ? <FootBanner>{messages.line}</FootBanner> : null
}
