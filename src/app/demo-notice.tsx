import { Link } from 'react-router-dom'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

export const DemoNotice = () => {
  const { isDemo, notices } = useApp()
  const messages = useMessages().demo
  const dismissed = useValue(notices.isDemoDismissed)
  if (!useValue(isDemo) || dismissed) return null
  return (
    <Banner dismiss={messages.dismiss} onDismiss={notices.dismissDemo}>
      {messages.notice} <Link to="/settings">{messages.settings}</Link>
    </Banner>
  )
}
