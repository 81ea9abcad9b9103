import { ChevronRight, MoonStar } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AsyncBoundary, Nothing } from '#components/loading/async-boundary.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { Page } from '#components/loading/page.tsx'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { MarksSource } from '#components/services/service-mark.tsx'
import { KeptShelves } from '#components/shelves/kept-shelves.tsx'
import { nextToWatch } from '#domain/lists/movie-list.ts'
import { guideHref, sectionPaths } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { NextFromWatchlist } from './next-from-watchlist.tsx'
import { Recommended } from './recommended.tsx'

const TonightCard = lazyComponent(() => import('./tonight-card.tsx').then((module) => module.TonightCard))

const YourCollections = lazyComponent(() => import('./your-collections.tsx').then((module) => module.YourCollections))

const NewReleases = lazyComponent(() => import('./new-releases.tsx').then((module) => module.NewReleases))

const shelves = css({ marginTop: { base: '8', md: '10' } })
const tonight = css({ height: { base: '52', _largeText: 'auto' }, marginTop: { base: '8', md: '10' } })

/** Complete rows in every layout: 8 to 28 cards in 2 to 7 columns. */
const fourRows = css({
  '& li:nth-child(n + 9)': { smDown: { display: 'none' } },
  '& li:nth-child(n + 13)': { lgDown: { display: 'none' } },
  '& li:nth-child(n + 17)': { xlDown: { display: 'none' } },
  '& li:nth-child(n + 21)': { '2xlDown': { display: 'none' } },
  '& li:nth-child(n + 25)': { '3xlDown': { display: 'none' } },
})

const nextCount = 7
// As high in the page's shell, in every language.
const guide = css({ color: 'accent', fontWeight: 'semibold' })
const welcome = css({
  minHeight: { base: '18', md: '12', xl: '6' },
  marginBottom: { base: '3', md: '4' },
  textWrap: 'pretty',
})

// The sidebar of a wide screen has a link to it. As high as its place in the page's shell.
const tonightLine = css({
  display: { base: 'flex', md: 'none' },
  alignItems: 'center',
  gap: '2.5',
  minHeight: '11',
  paddingBlock: '1',
  marginBottom: '3',
  paddingInline: '3',
  borderRadius: 'card',
  background: 'accent.soft',
  textStyle: 'label',
  fontWeight: 'semibold',
  '& svg': { width: '5', height: '5', flexShrink: '0', color: 'accent' },
  '& > :last-child': { marginInlineStart: 'auto' },
})

// As high as its place in the page's shell.
const releasesPlace = css({ height: '41' })

/** As it was when Home opened: an addition must not move the posters under the pointer. */
const useStart = () => {
  const { lists, memory } = useApp()
  const [start] = useState(() => ({
    isFirstVisit: lists.watchlist.items.peek().length + lists.collections.items.peek().length === 0,
    hasReleases: memory.areReleasesDue(),
    next: nextToWatch(lists.watchlist.items.peek(), nextCount).map(({ movie }) => movie.id),
  }))
  return start
}

export const Home = () => {
  useResetScroll()
  const { home: messages, app } = useCoreMessages()
  const { isFirstVisit, hasReleases, next } = useStart()
  // Below the posters when nobody knew of them yet, so that nothing moves.
  const place = hasReleases ? releasesPlace : ''
  const releases = (
    <AsyncBoundary loading={<div className={place} />} ErrorFallback={Nothing}>
      <NewReleases place={place} />
    </AsyncBoundary>
  )
  return (
    <>
      <Link className={tonightLine} to={sectionPaths.tonight.list}>
        <MoonStar aria-hidden="true" />
        {messages.tonight}
        <ChevronRight aria-hidden="true" />
      </Link>
      {hasReleases ? releases : null}
      {isFirstVisit ? (
        <p className={welcome}>
          {messages.welcome}{' '}
          <Link className={guide} to={guideHref}>
            {app.bringHistory}
          </Link>
        </p>
      ) : (
        <NextFromWatchlist ids={next} />
      )}
      <div data-welcome={isFirstVisit ? '' : undefined}>
        <Trending />
      </div>
      {hasReleases || isFirstVisit ? null : releases}
      <KeptShelves place="home" className={shelves} />
      <div className={tonight}>
        <AsyncBoundary ErrorFallback={Nothing}>
          <TonightCard />
        </AsyncBoundary>
      </div>
      <AsyncBoundary>
        <YourCollections />
      </AsyncBoundary>
    </>
  )
}

const Trending = () => {
  const messages = useCoreMessages()
  return (
    <Page
      heading={messages.home.recommended}
      aside={
        <ButtonLink variant="link" to="/discover?tab=trending">
          {messages.home.seeAll}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      }
    >
      <div className={fourRows}>
        <AsyncBoundary>
          <Recommended />
        </AsyncBoundary>
      </div>
      <MarksSource />
    </Page>
  )
}
