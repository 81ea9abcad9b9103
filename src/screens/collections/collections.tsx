import { Page } from '#components/loading/page.tsx'
import { useListLocation } from '#components/place/use-list-location.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { CollectionList } from './collection-list.tsx'

export const CollectionsScreen = () => {
  const messages = useCoreMessages().collections
  return (
    <Page heading={messages.heading} subtitle={messages.subtitle}>
      <CollectionList location={useListLocation()} />
    </Page>
  )
}
