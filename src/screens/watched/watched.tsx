import { useComputed } from '@preact/signals-react'
import { Eye } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useShortDay } from '#components/card/use-short-day.ts'
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
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { Page } from '#components/loading/page.tsx'
import { useListLocation } from '#components/place/use-list-location.ts'
import { isWatchedOrder, itemsOnTab, watchedSortings } from '#domain/lists/movie-list.ts'
import { sectionPath } from '#domain/movie/addresses.ts'
import type { WatchlistItem } from '#domain/records/library.ts'
import { seenCounts } from '#domain/records/seen-movies.ts'
import { withLastViewing } from '#domain/records/watched-time.ts'
import { allTime } from '#domain/statistics/period.ts'
import { viewingsHref } from '#domain/statistics/viewing-filter.ts'
import { css } from '#styled/css'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useSortedList } from '#wiring/app/use-sorted-list.ts'
import { useValue } from '#wiring/app/use-value.ts'

const WatchlistRow = lazyComponent(() =>
  import('#components/list/watchlist-row.tsx').then((module) => module.WatchlistRow),
)

/** Undefined without a date. */
const useWatchedDate = (): ((item: WatchlistItem) => string | undefined) => {
  const { on } = useCoreMessages().watched
  const dayOf = useShortDay()
  return useCallback(({ watchedAt }) => (watchedAt === null ? undefined : on({ date: dayOf(watchedAt) })), [on, dayOf])
}

export const WatchedScreen = () => {
  const { lists, memory } = useApp()
  const messages = useCoreMessages().watched
  const location = useListLocation()
  const { bulkActions, dialog } = useBulkActions('watched')
  useWatchlistPolling()

  const view = useListView('watched', location, memory.preferences.watched.order, isWatchedOrder)
  const { order } = view
  const { compare } = useFormats()
  const facts = useSortingFacts(order)
  const watched = useComputed(() => {
    const entries = lists.diary.byMovie.value
    return itemsOnTab(lists.watchlist.items.value, 'watched').map((item) =>
      withLastViewing(item, entries.get(item.movieId)),
    )
  })
  const sorted = useSortedList(
    watched,
    useMemo(() => watchedSortings(compare, facts)[order], [compare, facts, order]),
  )
  const dateOf = useWatchedDate()
  const { items, leaving } = useLingering(order, sorted)

  const row = useCallback(
    (item: WatchlistItem) => (
      <WatchlistRow isOnWatched item={item} date={dateOf(item) ?? ''} isLeaving={leaving.has(item.movieId)} />
    ),
    [dateOf, leaving],
  )
  const card = useCallback(
    (item: WatchlistItem, eager: boolean) => (
      <WatchlistCard
        isOnWatched
        item={item}
        progress={100}
        note={dateOf(item)}
        eager={eager}
        isLeaving={leaving.has(item.movieId)}
      />
    ),
    [dateOf, leaving],
  )

  const saved = savedTabsOf(view, location)
  const summary = ({ total, matching, term, genre }: ListSummary) => {
    const counted = messages.count({ count: total })
    if (term !== '') return messages.matching({ counted, count: matching, term })
    return genre === '' ? counted : messages.ofGenre({ counted, count: matching, genre })
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
        noMatch={(term) => messages.noMatch({ term })}
        hasNotes
        empty={<Empty />}
        row={row}
        card={card}
        bulkActions={bulkActions}
      />
      {dialog}
      <AlsoSeen />
    </Page>
  )
}

const also = css({
  wrap: '1.5',
  marginTop: '6',
  textStyle: 'note',
  color: 'fg.muted',
  '& a + a::before': { content: '"·"', marginInlineEnd: '1.5', display: 'inline-block' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '2px', _hover: { color: 'fg' } },
})

/** What the list leaves out of all that was seen. */
const AlsoSeen = () => {
  const { records } = useApp()
  const { seen } = useCoreMessages()
  const counts = useValue(
    useComputed(() => seenCounts({ watchlist: records.watchlist.value, watchHistory: records.watchHistory.value })),
  )
  const [again, unlisted] = [counts['to watch again'], counts['on no list']]
  if (again + unlisted === 0) return null
  return (
    <p className={also}>
      {seen.also}
      {again === 0 ? null : (
        <Link to={`${sectionPath({ kind: 'watchlist' })}?tab=unwatched&viewings=some`}>
          {seen.toWatchAgain({ count: again })}
        </Link>
      )}
      {unlisted === 0 ? null : (
        <Link to={viewingsHref(allTime, { unlisted: '1' })}>{seen.onNoList({ count: unlisted })}</Link>
      )}
    </p>
  )
}

const Empty = () => {
  const { watched } = useCoreMessages()
  return (
    <Notice icon={<Eye aria-hidden="true" />} title={watched.empty}>
      <NewcomerLinks />
    </Notice>
  )
}
