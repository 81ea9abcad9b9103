import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { MovieGridSkeleton } from '#components/card/movie-grid.tsx'
import { AsyncBoundary, FailedNotice } from '#components/loading/async-boundary.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { Page } from '#components/loading/page.tsx'
import { useScrollMemory } from '#components/place/use-scroll-memory.ts'
import { KeptShelves } from '#components/shelves/kept-shelves.tsx'
import { isFilterSearch } from '#domain/discover/discover-filter.ts'
import { type DiscoverTab, discoverTabs, withPageOf } from '#domain/movie/discover-location.ts'
import { isInTitles } from '#domain/movie/search-query.ts'
import { locationOf } from '#machines/discover-tabs.ts'
import { css } from '#styled/css'
import { useIsWide } from '#ui/hooks/use-screen-width.ts'
import { TabLinks } from '#ui/tab-links.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { Listing } from './page-query.ts'
import { PeopleRow } from './people-row.tsx'
import { Results } from './results.tsx'
import { SearchFailed } from './search-failed.tsx'
import { SearchHint } from './search-hint.tsx'
import { Toolbar } from './toolbar.tsx'
import { TrendingRow } from './trending-row.tsx'
import { discoverHref, useDiscover } from './use-discover.ts'

const Filtered = lazyComponent(() => import('./filter/filtered.tsx').then((module) => module.Filtered))

const panel = css({ stack: { base: '2', md: { base: '4', _lowScreen: '2' } } })
const shelves = css({ marginBottom: { base: '6', md: '8' } })
const stale = css({ opacity: '0.55', transitionProperty: 'opacity', transitionDuration: 'base' })

/** Above the movies when the query seems to be a name; judged by the first page, once it has loaded. */
const usePeoplePlace = ({ tab, query }: Listing): 'above' | 'below' | null => {
  const { queries } = useApp().provider
  const { data } = useQuery({ ...useValue(queries).search(query, 1), enabled: false })
  if (tab !== 'search' || query === '') return null
  return data && !isInTitles(query, data.results) ? 'above' : 'below'
}

const Tabs = () => {
  const { discover: messages, app } = useCoreMessages()
  const [snapshot, send] = useDiscover()
  const { query, pages, genreId, sort, services } = snapshot.context
  const tab = discoverTabs.find((one) => snapshot.matches(one)) ?? 'trending'
  const onShown = useScrollMemory('/discover')

  const listing = useMemo<Listing>(
    () => ({ tab, query, genreId, sort, services }),
    [tab, query, genreId, sort, services],
  )
  const page = pages[tab]
  const requested = useMemo(() => ({ listing, page }), [listing, page])
  // The previous page's cards stay until the next page has loaded, unless the tab has changed.
  const deferred = useDeferredValue(requested)
  const displayed =
    deferred.listing.tab === tab && (tab !== 'search' || deferred.listing.query !== '') ? deferred : requested
  const isStale = displayed !== requested
  const peoplePlace = usePeoplePlace(listing)
  const isWide = useIsWide()

  const hrefFor = (to: DiscoverTab, toPage: number) =>
    discoverHref(withPageOf(locationOf(snapshot.context, to), to, toPage))
  const labels = { trending: messages.trending, genre: messages.genres, search: messages.search }
  return (
    <Page heading={messages.heading}>
      <TabLinks
        label={messages.tabs}
        current={tab}
        links={discoverTabs.map((key) => ({ key, label: labels[key], href: hrefFor(key, 1) }))}
        onChoose={(key) => send({ type: 'tab chosen', tab: key })}
      />
      {tab === 'trending' && page === 1 ? <KeptShelves place="discover" className={shelves} /> : null}
      <section className={panel} aria-busy={isStale}>
        <Toolbar tab={tab} context={snapshot.context} send={send} />
        {peoplePlace === 'above' ? <PeopleRow query={query} /> : null}
        {snapshot.matches({ search: 'without a query' }) ? (
          <SearchHint onGenre={(id) => send({ type: 'genre chosen', genreId: id })} />
        ) : (
          <div className={isStale ? stale : undefined}>
            <AsyncBoundary
              key={displayed.listing.tab}
              resetKey={JSON.stringify(displayed)}
              ErrorFallback={tab === 'search' ? SearchFailed : FailedNotice}
              loading={<MovieGridSkeleton count={10} label={app.loading} />}
            >
              <Results
                {...displayed}
                hrefFor={hrefFor}
                onPage={(target) => send({ type: 'page chosen', page: target })}
                clearServices={() => send({ type: 'services chosen', services: [] })}
                onShown={onShown}
              />
            </AsyncBoundary>
          </div>
        )}
        {peoplePlace === 'below' ? <PeopleRow query={query} /> : null}
        {isWide && tab === 'search' && query !== '' ? <TrendingRow query={query} /> : null}
      </section>
    </Page>
  )
}

/** The tabs, or the movies of a filter. */
export const DiscoverScreen = () => {
  const { loading } = useCoreMessages().app
  return isFilterSearch(useLocation().search) ? (
    <AsyncBoundary loading={<MovieGridSkeleton count={10} label={loading} />}>
      <Filtered />
    </AsyncBoundary>
  ) : (
    <Tabs />
  )
}
