import { screen } from './screen.tsx'

export const home = screen(() => import('#screens/home/home.tsx').then((module) => module.Home))
export const watchlist = screen(() =>
  import('#screens/watchlist/watchlist.tsx').then((module) => module.WatchlistScreen),
)
export const settings = screen(() => import('#screens/settings/settings.tsx').then((module) => module.SettingsScreen))
export const movie = screen(() => import('#screens/movie/movie.tsx').then((module) => module.MovieScreen))
export const notFound = screen(() => import('#screens/not-found/not-found.tsx').then((module) => module.NotFound))

/** The screens that an address shows, so that their code can be loaded before the first render. */
export const screensAt = (pathname: string) => {
  const list = pathname.startsWith('/watchlist')
    ? watchlist
    : pathname.startsWith('/settings')
      ? settings
      : pathname === '/' || pathname.startsWith('/movie/')
        ? home
        : notFound
  return pathname.includes('/movie/') ? [list, movie] : [list]
}
