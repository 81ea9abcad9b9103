import { useSearchParams } from 'react-router-dom'
import { Page } from '#components/page.tsx'
import { isWatchlistTab } from '#domain/movie-list.ts'
import { TabLinks } from '#ui/tab-links.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { WatchlistGrid } from './watchlist-grid.tsx'

/** The watchlist in its three tabs, which live in the address (spec section 2, Watchlist page). */
export const WatchlistScreen = () => {
  const { watchlist, text } = useApp()
  const words = useValue(text).watchlist
  const { watched, unwatched } = useValue(watchlist.counts)
  const [parameters] = useSearchParams()
  const asked = parameters.get('tab')
  const tab = isWatchlistTab(asked) ? asked : 'all'
  return (
    <Page heading={words.heading} subtitle={words.subtitle}>
      <TabLinks
        label={words.tabs}
        current={tab}
        links={[
          { key: 'all', label: words.all(watched + unwatched), href: '/watchlist' },
          { key: 'unwatched', label: words.unwatched(unwatched), href: '/watchlist?tab=unwatched' },
          { key: 'watched', label: words.watched(watched), href: '/watchlist?tab=watched' },
        ]}
      />
      <WatchlistGrid tab={tab} />
    </Page>
  )
}
