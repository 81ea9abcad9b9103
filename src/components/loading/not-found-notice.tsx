import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

interface NotFoundNoticeProps {
  readonly icon: ReactNode
  readonly title: string
  readonly hint: string
}

/** In place of a movie or person that does not exist. */
export const NotFoundNotice = ({ icon, title, hint }: NotFoundNoticeProps) => (
  <Notice headingLevel={2} role="alert" icon={icon} title={title} hint={hint}>
    <ButtonLink variant="solid" to="/">
      {useCoreMessages().notFound.home}
    </ButtonLink>
  </Notice>
)
