import { createMovieCommands } from '#commands/movies.ts'
import { staleSnapshots } from '#domain/lists/stale-snapshots.ts'
import type { MovieId, MovieSnapshot } from '#domain/movie/movie.ts'
import { ownMovies } from '#domain/records/own-movies.ts'
import { maxAnswerAgeMs } from '#stores/copies/max-answer-age.ts'
import type { Posters } from '#stores/copies/posters.ts'
import type { App } from '../app/app.ts'
import type { KeptAnswers } from '../app/kept-answers.ts'
import { fetchIfFound } from '../movies/movie-cache.ts'

/** Keeps the posters of the given movies that are shown, now and later. Replace the movies when they change. */
const keepShownPosters = (posters: Posters): ((own: readonly MovieSnapshot[]) => void) => {
  let paths: ReadonlySet<string | null> = new Set()
  const seen = new Set<string>()
  const keep = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement) || target.crossOrigin === null || target.naturalWidth === 0) return
    const url = target.currentSrc
    if (seen.has(url) || !paths.has(url.slice(url.lastIndexOf('/')))) return
    seen.add(url)
    posters.keep(url).catch(() => {})
  }
  // Load events do not bubble.
  document.addEventListener('load', ({ target }) => keep(target), { capture: true })
  return (own) => {
    paths = new Set(own.map(({ posterPath }) => posterPath))
    for (const image of document.images) keep(image)
  }
}

const pauseMs = 500
const beforeLookMs = 2000
// Snapshots are not refreshed during the first minute of a visit.
const beforeRefreshMs = 60_000

const keepLoadedAnswers = ({ keepLoaded }: Pick<KeptAnswers, 'keepLoaded'>) => {
  let known = new Set<MovieId>()
  return async (own: readonly MovieSnapshot[]): Promise<void> => {
    const ids = own.map(({ id }) => id)
    const added = ids.filter((id) => !known.has(id))
    known = new Set(ids)
    // A first look or an import: their answers are kept when they are next loaded.
    if (added.length < 50) for (const id of added) await keepLoaded(id)
  }
}

/** Calls `look` two seconds after a change, so that nothing that is shown waits for it. */
const watchOwnMovies = ({ records, lists, platform }: App, look: (own: readonly MovieSnapshot[]) => void): void => {
  let isDue = false
  const lookSoon = () => {
    if (isDue) return
    isDue = true
    platform.timeout(() => {
      isDue = false
      look(ownMovies(records.library()))
    }, beforeLookMs)
  }
  records.watchlist.subscribe(lookSoon)
  lists.collections.links.subscribe(lookSoon)
}

const pause = ({ platform }: App, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void platform.timeout(resolve, milliseconds))

/** Two a second; the next visit continues. */
export const refreshStaleSnapshots = async (app: App): Promise<void> => {
  const { answers, keepLoaded } = await app.storage.keptAnswers()
  const times = await answers.refreshTimes()
  for (const id of staleSnapshots(app.records.library(), times, app.platform.now(), maxAnswerAgeMs)) {
    await pause(app, pauseMs)
    if (app.provider.isOffline.peek() || app.provider.isDemo.peek()) return
    try {
      const query = app.provider.queries.peek().movie(id)
      // Not the kept answer, which may be old too.
      const fresh = await fetchIfFound(app.provider.queryClient, {
        ...query,
        persister: (read, context) => read(context),
      })
      // A movie that TMDB has removed keeps its snapshot.
      if (fresh) app.lazy.get(createMovieCommands).refresh(fresh)
    } catch {
      return
    }
    await keepLoaded(id)
    await answers.setRefreshed(id)
  }
}

/** Keeps what a user has seen of their own movies, and their snapshots up to date, while the browser is idle. */
export const startOfflineCopies = async (app: App): Promise<void> => {
  if (app.provider.isDemo.peek()) return
  await app.records.ready
  const kept = await app.storage.keptAnswers()
  const keepAnswers = keepLoadedAnswers(kept)
  const keepPosters = kept.posters && keepShownPosters(kept.posters)
  watchOwnMovies(app, (own) => {
    void keepAnswers(own)
    keepPosters?.(own)
  })
  await pause(app, beforeRefreshMs)
  await Promise.allSettled([kept.answers.removeOld(), kept.posters?.removeOld()])
  await refreshStaleSnapshots(app)
}
