import { guideHref } from '#domain/addresses.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useMessages } from '#wiring/use-messages.ts'

/** On pages that are empty until a person has a history. */
export const GuideLink = () => <ButtonLink to={guideHref}>{useMessages().app.bringHistory}</ButtonLink>
