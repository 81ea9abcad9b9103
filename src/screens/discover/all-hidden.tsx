import { ThumbsDown } from 'lucide-react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { settingsHref } from '#domain/movie/addresses.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'

/** Shown when every movie of a page is hidden. */
export const AllHidden = () => {
  const messages = useSectionMessages('hidden')
  return (
    <Notice icon={<ThumbsDown aria-hidden="true" />} title={messages.name} hint={messages.hint}>
      <ButtonLink variant="solid" to={settingsHref('hidden')}>
        {useMessages().navigation.settings}
      </ButtonLink>
    </Notice>
  )
}
