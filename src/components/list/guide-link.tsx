import { guideHref, sectionPaths } from '#domain/movie/addresses.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

/** On pages that are empty until a user has a history. */
export const GuideLink = () => <ButtonLink to={guideHref}>{useCoreMessages().app.importHistory}</ButtonLink>

/** What someone without any movies can do. */
export const NewcomerLinks = () => (
  <>
    <ButtonLink variant="solid" to={sectionPaths.discover.list}>
      {useCoreMessages().navigation.discover}
    </ButtonLink>
    <GuideLink />
  </>
)
