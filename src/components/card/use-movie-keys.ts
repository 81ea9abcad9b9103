import { type Movie, movieOf, snapshotOf } from '#domain/movie/movie.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { ratingText } from '#domain/values/format.ts'
import type { App } from '#wiring/app/app.ts'
import { useApp } from '#wiring/app/use-app.ts'
import type { KnownMovie } from '../place/modal-state.ts'
import { isPageKey } from '../place/page-key.ts'

const wholeOf = (movie: KnownMovie): Movie =>
  movieOf({ overview: '', backdropPath: null, runtime: 0, ...movie, voteAverage: ratingText(movie.voteAverage) ?? '0' })

const rate = async ({ language, lazy }: App, movie: Movie, rating: number): Promise<void> => {
  const [{ createDiaryCommands }] = await Promise.all([
    import('#commands/diary.ts'),
    language.all(language.loaded.peek()).load(),
  ])
  lazy.get(createDiaryCommands).rate(snapshotOf(movie), rating)
}

const actionOf = (app: App, movie: Movie, key: string, open?: () => void): (() => void) | undefined => {
  const { watchlist } = app.commands
  const item = app.lists.watchlist.byMovie.peek().get(movie.id)
  if (/^\d$/.test(key)) return () => void rate(app, movie, Number(key) || 10).catch(app.platform.reportOnce)
  const actions: Readonly<Record<string, () => void>> = {
    w: () => {
      if (item && isWatched(item)) watchlist.mark([movie.id], 'want-to-watch')
      else watchlist.markWatched(snapshotOf(movie))
    },
    a: () => watchlist.add(movie, 'card'),
    l: () => {
      app.view.loggedMovie.value = snapshotOf(movie)
    },
    ...(open && { o: open }),
  }
  return Object.hasOwn(actions, key) ? actions[key] : undefined
}

/** Takes a key that was pressed on a movie, unless such keys are turned off in Settings. */
export const useMovieKeys = (movie: KnownMovie): ((event: KeyboardEvent, open?: () => void) => void) => {
  const app = useApp()
  return (event, open) => {
    if (event.repeat || !app.settings.current.peek().keyShortcuts || !isPageKey(event)) return
    const act = actionOf(app, wholeOf(movie), event.key, open)
    if (!act) return
    event.preventDefault()
    act()
  }
}
