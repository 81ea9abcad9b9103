import { Link } from 'react-router-dom'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** Says discreetly that the embedded catalogue answers, until dismissed. */
export const DemoNotice = () => {
  const { isDemo, text, notices } = useApp()
  const words = useValue(text).demo
  const dismissed = useValue(notices.isDemoDismissed)
  if (!useValue(isDemo) || dismissed) return null
  return (
    <Banner dismiss={words.dismiss} onDismiss={notices.dismissDemo}>
      {words.notice} <Link to="/settings">{words.settings}</Link>
    </Banner>
  )
}
