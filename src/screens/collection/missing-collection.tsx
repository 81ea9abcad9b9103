import { SearchX } from 'lucide-react'
import { collectionsHref } from '#domain/movie/addresses.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

export const MissingCollection = () => {
  const messages = useCoreMessages().collection
  return (
    <Notice
      headingLevel={1}
      role="alert"
      icon={<SearchX aria-hidden="true" />}
      title={messages.missing.title}
      hint={messages.missing.pageHint}
    >
      <ButtonLink variant="solid" to={collectionsHref()}>
        {messages.back}
      </ButtonLink>
    </Notice>
  )
}
