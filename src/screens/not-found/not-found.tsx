import { MapPinOff } from 'lucide-react'
import { Page } from '#components/page.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '#wiring/use-messages.ts'

export const NotFound = () => {
  const { notFound } = useMessages()
  return (
    <Page heading={notFound.title}>
      <Notice icon={<MapPinOff aria-hidden="true" />} title={notFound.hint}>
        <ButtonLink variant="solid" to="/">
          {notFound.home}
        </ButtonLink>
      </Notice>
    </Page>
  )
}
