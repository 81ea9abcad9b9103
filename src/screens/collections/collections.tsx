import { Page } from '#components/page.tsx'
import { useListPlace } from '#components/use-list-place.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { CollectionList } from './collection-list.tsx'

/** The person's collections (spec section 2, Collections page). */
export const CollectionsScreen = () => {
  const words = useValue(useApp().text).collections
  return (
    <Page heading={words.heading} subtitle={words.subtitle}>
      <CollectionList place={useListPlace()} />
    </Page>
  )
}
