import { Page } from '#components/page.tsx'
import { useListLocation } from '#components/use-list-location.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { CollectionList } from './collection-list.tsx'

export const CollectionsScreen = () => {
  const messages = useMessages().collections
  return (
    <Page heading={messages.heading} subtitle={messages.subtitle}>
      <CollectionList location={useListLocation()} />
    </Page>
  )
}
