import { computed } from '@preact/signals-core'
import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { GuideLink } from '#components/guide-link.tsx'
import { type ListSummary, MovieList } from '#components/movie-list.tsx'
import { Page } from '#components/page.tsx'
import { useBulkActions } from '#components/use-bulk-actions.tsx'
import { useLingering } from '#components/use-lingering.ts'
import { useListLocation } from '#components/use-list-location.ts'
import { savedTabsOf, useListView, withoutView } from '#components/use-list-view.ts'
import { useOwnRatings } from '#components/use-own-rating.ts'
import { useWatchlistPolling } from '#components/use-watchlist-polling.ts'
import { WatchedTabs } from '#components/watched-tabs.tsx'
import { WatchlistCard } from '#components/watchlist-card.tsx'
import { isWatchedOrder, itemsOnTab, watchedSortings } from '#domain/movie-list.ts'
import { sortedList } from '#stores/sorted-list.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { useWatchedDate } from './use-watched-date.ts'

export const WatchedScreen = () => {
  const { watchlist, preferences, collator } = useApp()
  const messages = useMessages().watched
  const location = useListLocation()
  const { bulkActions, dialog } = useBulkActions(['want-to-watch'])
  useWatchlistPolling()

  const view = useListView('watched', location, preferences.watched.order, isWatchedOrder)
  const { order } = view
  const titles = useValue(collator)
  const ratings = useOwnRatings(order)
  const sorted = useValue(
    useMemo(() => {
      const watched = computed(() => itemsOnTab(watchlist.items.value, 'watched'))
      return sortedList(watched, watchedSortings(titles, ratings)[order])
    }, [watchlist, titles, ratings, order]),
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
        preferences={preferences.watched}
        orders={messages.orders}
        searchLabel={messages.search}
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
        empty={<Empty />}
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
  const { watched, watchlist } = useMessages()
  return (
    <Notice icon={<Eye aria-hidden="true" />} title={watched.empty}>
      <ButtonLink variant="solid" to="/watchlist">
        {watchlist.heading}
      </ButtonLink>
      <GuideLink />
    </Notice>
  )
}
