import { Bookmark, CalendarDays, MoonStar, Users } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { WatchlistCard } from '#components/card/watchlist-card.tsx'
import { savedTabsOf, useListView, withoutView } from '#components/filters/use-list-view.ts'
import { GuideLink } from '#components/list/guide-link.tsx'
import { MovieList } from '#components/list/movie-list.tsx'
import { useBulkActions } from '#components/list/use-bulk-actions.tsx'
import { useLingering } from '#components/list/use-lingering.ts'
import type { ListSummary } from '#components/list/use-movie-list.ts'
import { useSortingFacts } from '#components/list/use-sorting-facts.ts'
import { useWatchlistPolling } from '#components/list/use-watchlist-polling.ts'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { Page } from '#components/loading/page.tsx'
import { useListLocation } from '#components/place/use-list-location.ts'
import {
  isListOrder,
  isWatchlistTab,
  itemsOnTab,
  listSortings,
  type WatchlistTab,
  watchlistTabs,
} from '#domain/lists/movie-list.ts'
import { sectionPaths } from '#domain/movie/addresses.ts'
import type { WatchlistItem } from '#domain/records/library.ts'
import { css } from '#styled/css'
import { ButtonLink, IconLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TabLinks } from '#ui/tab-links.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useSortedList } from '#wiring/app/use-sorted-list.ts'
import { useValue } from '#wiring/app/use-value.ts'

// The bottom bar has no room for this link; the sidebar has it.
const onlyNarrow = css({ display: { base: 'flex', md: 'none' } })
const links = css({ display: 'flex' })

const WatchlistRow = lazyComponent(() =>
  import('#components/list/watchlist-row.tsx').then((module) => module.WatchlistRow),
)

const tabOf = (text: string): WatchlistTab => (isWatchlistTab(text) ? text : 'all')
const inAddress = (tab: WatchlistTab): string => (tab === 'all' ? '' : tab)

export const WatchlistScreen = () => {
  const {
    lists: { watchlist },
    memory,
    records,
  } = useApp()
  const hasFriends = useValue(records.friends).length > 0
  const { watchlist: messages, navigation, lists, settingNames } = useCoreMessages()
  const { watched, unwatched } = useValue(watchlist.counts)
  const location = useListLocation()
  const { bulkActions, dialog } = useBulkActions('watchlist')
  useWatchlistPolling()

  const tab = tabOf(location.parameter('tab'))
  const view = useListView('watchlist', location, memory.preferences.watchlist.order, isListOrder)
  const { order } = view
  const { compare } = useFormats()
  const facts = useSortingFacts(order)
  const sorted = useSortedList(
    watchlist.items,
    useMemo(() => listSortings(compare, facts)[order], [compare, facts, order]),
  )
  const onTab = useMemo(() => itemsOnTab(sorted, tab), [sorted, tab])
  const { items, leaving } = useLingering(`${tab} ${order}`, onTab)

  const row = useCallback(
    (item: WatchlistItem) => <WatchlistRow item={item} isLeaving={leaving.has(item.movieId)} />,
    [leaving],
  )
  const card = useCallback(
    (item: WatchlistItem, eager: boolean) => (
      <WatchlistCard item={item} eager={eager} isLeaving={leaving.has(item.movieId)} />
    ),
    [leaving],
  )

  const labels: Record<WatchlistTab, string> = {
    all: messages.all({ count: watched + unwatched }),
    unwatched: messages.unwatched({ count: unwatched }),
    watched: messages.watched({ count: watched }),
  }
  const saved = savedTabsOf(view, location)
  // A tab of the list leaves that of a saved filter, with all that it narrows.
  const changesFor = (key: WatchlistTab) => ({ ...(view.current && withoutView), tab: inAddress(key) })
  const tabLinks = watchlistTabs.map((key) => ({
    key: String(key),
    label: labels[key],
    href: location.hrefWith(changesFor(key)),
  }))
  const summary = ({ matching, term }: ListSummary) => {
    const counted = lists.movies({ count: matching })
    return term === '' ? counted : lists.matching({ counted, term })
  }
  return (
    <Page
      heading={messages.heading}
      subtitle={messages.subtitle}
      aside={
        <div className={links}>
          <IconLink
            to={sectionPaths.releases.list}
            label={settingNames.releaseKinds}
            icon={<CalendarDays aria-hidden="true" />}
          />
          {hasFriends ? (
            <IconLink to={sectionPaths.friends.list} label={messages.friends} icon={<Users aria-hidden="true" />} />
          ) : null}
          <div className={onlyNarrow}>
            <IconLink to="/tonight" label={navigation.tonight} icon={<MoonStar aria-hidden="true" />} />
          </div>
        </div>
      }
    >
      <MovieList
        items={items}
        location={location}
        view={view}
        tabLabel={view.current && tab !== 'all' ? labels[tab] : ''}
        preferences={memory.preferences.watchlist}
        orders={lists.orders}
        searchLabel={messages.search}
        name={messages.heading}
        tabs={
          <TabLinks
            label={messages.tabs}
            current={saved.current ?? tab}
            links={[...tabLinks, ...saved.links]}
            onChoose={(key) => {
              if (saved.choose(key)) return
              memory.preferences.watchlistTab.set(tabOf(key))
              location.change(changesFor(tabOf(key)))
            }}
          />
        }
        summary={summary}
        noMatch={(term) => lists.noMatch({ term })}
        empty={<Empty tab={tab} />}
        row={row}
        card={card}
        bulkActions={bulkActions}
      />
      {dialog}
    </Page>
  )
}

const Empty = ({ tab }: { tab: WatchlistTab }) => {
  const messages = useCoreMessages().watchlist
  const titles = { all: messages.empty, watched: messages.emptyWatched, unwatched: messages.emptyUnwatched }
  return (
    <Notice icon={<Bookmark aria-hidden="true" />} title={titles[tab]}>
      <ButtonLink variant="solid" to="/">
        {messages.browse}
      </ButtonLink>
      {tab === 'unwatched' ? null : <GuideLink />}
    </Notice>
  )
}
