import { Page } from '#components/page.tsx'
import { useListPlace } from '#components/use-list-place.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { CollectionList } from './collection-list.tsx'

export const CollectionsScreen = () => {
  const messages = useMessages().collections
  return (
    <Page heading={messages.heading} subtitle={messages.subtitle}>
      <CollectionList place={useListPlace()} />
    </Page>
  )
}
