import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { Home } from '#screens/home/home.tsx'

// In the app's chunk: alone, it would split the code that it shares with other screens into many chunks.
export const HomeScreen = Object.assign(Home, { preload: async () => {} })
export const DiscoverScreen = lazyComponent(() =>
  import('#screens/discover/discover.tsx').then((module) => module.DiscoverScreen),
)
export const WatchlistScreen = lazyComponent(() =>
  import('#screens/watchlist/watchlist.tsx').then((module) => module.WatchlistScreen),
)
export const ReleasesScreen = lazyComponent(() =>
  import('#screens/releases/releases.tsx').then((module) => module.ReleasesScreen),
)
export const FriendsScreen = lazyComponent(() =>
  import('#screens/friends/friends.tsx').then((module) => module.FriendsScreen),
)
export const WatchedScreen = lazyComponent(() =>
  import('#screens/watched/watched.tsx').then((module) => module.WatchedScreen),
)
export const DiaryScreen = lazyComponent(() => import('#screens/diary/diary.tsx').then((module) => module.DiaryScreen))
export const ReviewScreen = lazyComponent(() =>
  import('#screens/review/review.tsx').then((module) => module.ReviewScreen),
)
export const StatisticsScreen = lazyComponent(() =>
  import('#screens/statistics/statistics.tsx').then((module) => module.StatisticsScreen),
)
export const TonightScreen = lazyComponent(() =>
  import('#screens/tonight/tonight.tsx').then((module) => module.TonightScreen),
)
export const CollectionsScreen = lazyComponent(() =>
  import('#screens/collections/collections.tsx').then((module) => module.CollectionsScreen),
)
export const CollectionScreen = lazyComponent(() =>
  import('#screens/collection/collection.tsx').then((module) => module.CollectionScreen),
)
export const SettingsScreen = lazyComponent(() =>
  import('#screens/settings/settings.tsx').then((module) => module.SettingsScreen),
)
export const GuideScreen = lazyComponent(() => import('#screens/guide/guide.tsx').then((module) => module.GuideScreen))
export const ShareScreen = lazyComponent(() => import('#screens/share/share.tsx').then((module) => module.ShareScreen))
export const FlowsScreen = lazyComponent(() => import('#screens/flows/flows.tsx').then((module) => module.FlowsScreen))
export const ModalScreen = lazyComponent(() => import('./modal.tsx').then((module) => module.Modal))
export const MovieScreen = lazyComponent(() =>
  import('#screens/movie/movie.tsx').then((module) => module.loadMovieScreen()),
)
export const PersonScreen = lazyComponent(() =>
  import('#screens/person/person.tsx').then((module) => module.PersonScreen),
)
export const NotFoundScreen = lazyComponent(() =>
  import('#screens/not-found/not-found.tsx').then((module) => module.NotFound),
)
