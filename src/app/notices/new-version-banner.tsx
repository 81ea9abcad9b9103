import { Button } from '#ui/button.tsx'
import { changelogHref } from '#wiring/app/text-pages.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { FootBanner } from './foot-banner.tsx'

export const NewVersionBanner = () => {
  const { newVersion } = useApp().view
  const messages = useMessages().installation
  const version = useValue(newVersion)
  if (!version) return null
  return (
    <FootBanner
      action={<Button onClick={version.reload}>{messages.reload}</Button>}
      dismiss={messages.later}
      onDismiss={() => {
        newVersion.value = null
      }}
    >
      {messages.newVersion}{' '}
      <a href={changelogHref} target="_blank" rel="noreferrer" hrefLang="en">
        {messages.changes}
      </a>
    </FootBanner>
  )
}
