import { useQuery } from '@tanstack/react-query'
import { Clapperboard, EyeOff, SearchX } from 'lucide-react'
import { settingsHref } from '#domain/movie/addresses.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { Listing } from './page-query.ts'

interface EmptyProps {
  readonly listing: Listing
  readonly isAllSeen: boolean
  readonly clearServices: () => void
}

export const Empty = ({ listing, isAllSeen, clearServices }: EmptyProps) => {
  const { preferences } = useApp().memory
  const { discover: messages, servicePicker } = useCoreMessages()
  if (isAllSeen) {
    return (
      <Notice icon={<EyeOff aria-hidden="true" />} title={messages.allSeen}>
        <Button variant="solid" onClick={() => preferences.hideSeen.set(false)}>
          {messages.showSeen}
        </Button>
      </Notice>
    )
  }
  if (listing.tab === 'search') return <EmptySearch query={listing.query} />
  const title = listing.tab === 'genre' ? messages.emptyGenre : messages.emptyTrending
  return (
    <Notice icon={<Clapperboard aria-hidden="true" />} title={title}>
      {listing.services.length > 0 ? (
        <Button variant="solid" onClick={clearServices}>
          {servicePicker.clear}
        </Button>
      ) : null}
    </Notice>
  )
}

const EmptySearch = ({ query }: { query: string }) => {
  const { queries, isDemo } = useApp().provider
  const { discover: messages, demo } = useCoreMessages()
  const isInDemo = useValue(isDemo)
  const { data: people = [] } = useQuery(useValue(queries).searchPeople(query))
  return (
    <Notice
      icon={<SearchX aria-hidden="true" />}
      title={people.length > 0 ? messages.noTitles({ query }) : messages.emptySearch({ query })}
      hint={isInDemo ? demo.searched : undefined}
    >
      {isInDemo ? (
        <ButtonLink variant="solid" to={settingsHref('provider')}>
          {demo.settings}
        </ButtonLink>
      ) : null}
    </Notice>
  )
}
