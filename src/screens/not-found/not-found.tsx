import { Clapperboard } from 'lucide-react'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

export const NotFound = () => {
  const { app, notFound } = useCoreMessages()
  return (
    <>
      <title>{`${notFound.title} · ${app.name}`}</title>
      <Notice headingLevel={1} icon={<Clapperboard aria-hidden="true" />} title={notFound.title} hint={notFound.hint}>
        <ButtonLink variant="solid" to="/">
          {notFound.home}
        </ButtonLink>
      </Notice>
    </>
  )
}
