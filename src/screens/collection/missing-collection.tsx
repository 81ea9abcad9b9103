import { SearchX } from 'lucide-react'
import { collectionsHref } from '#domain/addresses.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** Stands in the place of a collection that does not exist, or no more. */
export const MissingCollection = () => {
  const words = useValue(useApp().text).collection
  return (
    <Notice
      role="alert"
      icon={<SearchX aria-hidden="true" />}
      title={words.missing.title}
      hint={words.missing.pageHint}
    >
      <ButtonLink look="solid" to={collectionsHref()}>
        {words.back}
      </ButtonLink>
    </Notice>
  )
}
