import { useSignals } from '@preact/signals-react/runtime'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { FootBanner } from './foot-banner.tsx'

export const OfflineNotice = () => {
  useSignals()
  const messages = useCoreMessages().offline
  return useApp().provider.isOffline.value ? <FootBanner>{messages.line}</FootBanner> : null
}
