import { useComputed } from '@preact/signals-react'
import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { Page } from '#components/async/page.tsx'
import { WatchlistCard } from '#components/card/watchlist-card.tsx'
import { WatchedTabs } from '#components/diary/watched-tabs.tsx'
import { savedTabsOf, useListView, withoutView } from '#components/filters/use-list-view.ts'
import { NewcomerLinks } from '#components/list/guide-link.tsx'
import { MovieList } from '#components/list/movie-list.tsx'
import { useBulkActions } from '#components/list/use-bulk-actions.tsx'
import { useLingering } from '#components/list/use-lingering.ts'
import type { ListSummary } from '#components/list/use-movie-list.ts'
import { useSortingFacts } from '#components/list/use-sorting-facts.ts'
import { useWatchlistPolling } from '#components/list/use-watchlist-polling.ts'
import { useListLocation } from '#components/place/use-list-location.ts'
import { isWatchedOrder, itemsOnTab, watchedSortings } from '#domain/lists/movie-list.ts'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useSortedList } from '#wiring/app/use-sorted-list.ts'
import { useWatchedDate } from './use-watched-date.ts'

const WatchlistRow = lazyComponent(() =>
  import('#components/list/watchlist-row.tsx').then((module) => module.WatchlistRow),
)

export const WatchedScreen = () => {
  const { lists, memory } = useApp()
  const messages = useMessages().watched
  const location = useListLocation()
  const { bulkActions, dialog } = useBulkActions('watched')
  useWatchlistPolling()

  const view = useListView('watched', location, memory.preferences.watched.order, isWatchedOrder)
  const { order } = view
  const { compare } = useFormats()
  const facts = useSortingFacts(order)
  const watched = useComputed(() => itemsOnTab(lists.watchlist.items.value, 'watched'))
  const sorted = useSortedList(
    watched,
    useMemo(() => watchedSortings(compare, facts)[order], [compare, facts, order]),
  )
  const dateOf = useWatchedDate()
  const { items, leaving } = useLingering(order, sorted)

  const saved = savedTabsOf(view, location)
  const summary = ({ total, matching, term, genre }: ListSummary) => {
    const counted = messages.count(total)
    if (term !== '') return messages.matching(counted, matching, term)
    return genre === '' ? counted : messages.ofGenre(counted, matching, genre)
  }
  return (
    <Page heading={messages.heading} subtitle={messages.subtitle}>
      <MovieList
        items={items}
        location={location}
        view={view}
        preferences={memory.preferences.watched}
        orders={messages.orders}
        searchLabel={messages.search}
        name={messages.heading}
        tabs={
          <WatchedTabs
            current={saved.current ?? 'movies'}
            others={saved.links}
            onChoose={(key) => {
              if (!saved.choose(key)) location.change(view.current ? withoutView : {})
            }}
          />
        }
        summary={summary}
        noMatch={messages.noMatch}
        hasNotes
        empty={<Empty />}
        row={(item) => <WatchlistRow item={item} date={dateOf(item) ?? ''} isLeaving={leaving.has(item.movieId)} />}
        card={(item, eager) => (
          <WatchlistCard
            item={item}
            progress={100}
            note={dateOf(item)}
            eager={eager}
            isLeaving={leaving.has(item.movieId)}
          />
        )}
        bulkActions={bulkActions}
      />
      {dialog}
    </Page>
  )
}

const Empty = () => {
  const { watched } = useMessages()
  return (
    <Notice icon={<Eye aria-hidden="true" />} title={watched.empty}>
      <NewcomerLinks />
    </Notice>
  )
}
