import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { MovieList, type Narrowed } from '#components/movie-list.tsx'
import { Page } from '#components/page.tsx'
import { useListPlace } from '#components/use-list-place.ts'
import { useRecheck } from '#components/use-recheck.ts'
import { useSelectionActs } from '#components/use-selection-acts.tsx'
import { WatchlistCard } from '#components/watchlist-card.tsx'
import { itemsOnTab, watchedSortings } from '#domain/movie-list.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The films of the watchlist whose status is watched (spec section 2, Watched page). */
export const WatchedScreen = () => {
  const { watchlist, preferences, text, collator } = useApp()
  const words = useValue(text).watched
  const place = useListPlace()
  const { acts, dialog } = useSelectionActs(['want-to-watch'])
  useRecheck()

  const list = useValue(watchlist.items)
  const order = useValue(preferences.watched.order.value)
  const titles = useValue(collator)
  const items = useMemo(() => watchedSortings(titles)[order].sorted(itemsOnTab(list, 'watched')), [list, titles, order])

  const summary = ({ total, matching, term, genre }: Narrowed) => {
    const counted = words.count(total)
    if (term !== '') return words.matching(counted, matching, term)
    return genre === '' ? counted : words.ofGenre(counted, matching, genre)
  }
  return (
    <Page heading={words.heading} subtitle={words.subtitle}>
      <MovieList
        items={items}
        place={place}
        preferences={preferences.watched}
        orders={words.orders}
        searchLabel={words.search}
        summary={summary}
        noMatch={words.noMatch}
        empty={<Empty />}
        card={(item, eager) => <WatchlistCard item={item} progress={100} eager={eager} />}
        acts={acts}
      />
      {dialog}
    </Page>
  )
}

const Empty = () => {
  const { watched, watchlist } = useValue(useApp().text)
  return (
    <Notice icon={<Eye aria-hidden="true" />} title={watched.empty}>
      <ButtonLink look="solid" to="/watchlist">
        {watchlist.heading}
      </ButtonLink>
    </Notice>
  )
}
