import { ThumbsDown } from 'lucide-react'
import { settingsHref } from '#domain/movie/addresses.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** Shown when every movie of a page is hidden. */
export const AllHidden = () => {
  const messages = useMessages().hidden
  return (
    <Notice icon={<ThumbsDown aria-hidden="true" />} title={messages.name} hint={messages.hint}>
      <ButtonLink variant="solid" to={settingsHref('hidden')}>
        {useCoreMessages().navigation.settings}
      </ButtonLink>
    </Notice>
  )
}
