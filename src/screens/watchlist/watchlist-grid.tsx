import { Bookmark } from 'lucide-react'
import { useMemo } from 'react'
import { MovieGrid } from '#components/movie-grid.tsx'
import { WatchlistCard } from '#components/watchlist-card.tsx'
import { itemsOnTab, listComparators, type WatchlistTab } from '#domain/movie-list.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The cards of a tab, most recently added first, or what to do when there are none. */
export const WatchlistGrid = ({ tab }: { tab: WatchlistTab }) => {
  const { watchlist, text, collator } = useApp()
  const words = useValue(text).watchlist
  const order = useValue(collator)
  const list = useValue(watchlist.items)
  const items = useMemo(
    () => itemsOnTab(list, tab).toSorted(listComparators(order)['date-added-desc']),
    [list, tab, order],
  )
  const empty = { all: words.empty, watched: words.emptyWatched, unwatched: words.emptyUnwatched }
  if (items.length === 0) {
    return (
      <Notice icon={<Bookmark aria-hidden="true" />} title={empty[tab]}>
        <ButtonLink look="solid" to="/">
          {words.browse}
        </ButtonLink>
      </Notice>
    )
  }
  return (
    <MovieGrid>
      {items.map((item, index) => (
        <li key={item.movieId}>
          <WatchlistCard item={item} eager={index < 10} />
        </li>
      ))}
    </MovieGrid>
  )
}
