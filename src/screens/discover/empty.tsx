import { Clapperboard, EyeOff, SearchX } from 'lucide-react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import type { Listing } from './page-query.ts'
import type { EmptyActions } from './results.tsx'

interface EmptyProps {
  readonly listing: Listing
  /** There are movies, but all of them are hidden because the person has seen them. */
  readonly isAllSeen: boolean
  readonly actions: EmptyActions
}

/** A page without cards: why, and what to do. */
export const Empty = ({ listing, isAllSeen, actions }: EmptyProps) => {
  const { preferences, text, isDemo } = useApp()
  const { discover: words, providers, demo } = useValue(text)
  const isInDemo = useValue(isDemo)
  if (isAllSeen) {
    return (
      <Notice icon={<EyeOff aria-hidden="true" />} title={words.allSeen}>
        <Button look="solid" onClick={() => preferences.hideSeen.set(false)}>
          {words.showSeen}
        </Button>
      </Notice>
    )
  }
  if (listing.tab === 'search') {
    return (
      <Notice
        icon={<SearchX aria-hidden="true" />}
        title={words.emptySearch(listing.query)}
        hint={isInDemo ? demo.notice : undefined}
      >
        <Button look="solid" onClick={actions.clearSearch}>
          {words.clearSearch}
        </Button>
        {isInDemo ? (
          <ButtonLink look="link" to="/settings">
            {demo.settings}
          </ButtonLink>
        ) : null}
      </Notice>
    )
  }
  const title = listing.tab === 'genre' ? words.emptyGenre : words.emptyTrending
  return (
    <Notice icon={<Clapperboard aria-hidden="true" />} title={title}>
      {listing.providers.length > 0 ? (
        <Button look="solid" onClick={actions.clearProviders}>
          {providers.clear}
        </Button>
      ) : null}
    </Notice>
  )
}
