import { MapPinOff } from 'lucide-react'
import { Page } from '#components/page.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** Any path that leads nowhere. */
export const NotFound = () => {
  const { notFound } = useValue(useApp().text)
  return (
    <Page heading={notFound.title}>
      <Notice icon={<MapPinOff aria-hidden="true" />} title={notFound.hint}>
        <ButtonLink look="solid" to="/">
          {notFound.home}
        </ButtonLink>
      </Notice>
    </Page>
  )
}
