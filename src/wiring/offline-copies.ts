import { ownMovies } from '#domain/own-movies.ts'
import { providerProblem } from '#domain/provider-error.ts'
import { staleSnapshots } from '#domain/stale-snapshots.ts'
import { maxAnswerAgeMs } from '#stores/answers.ts'
import type { App } from './app.ts'
import { keepShownPosters } from './kept-posters.ts'

const pauseMs = 500
// The first minute of a visit belongs to the person.
const beforeRefreshMs = 60_000

const keepLoadedAnswers = (app: App): void => {
  let known = new Set<number>()
  const look = () => {
    const ids = new Set(ownMovies(app.records.library()).map(({ id }) => id))
    const added = [...ids].filter((id) => !known.has(id))
    known = ids
    // A first look or an import: their answers are kept when they are next loaded.
    if (added.length > 0 && added.length < 50)
      void app.keptAnswers().then(
        async (kept) => {
          for (const id of added) await kept.keepLoaded(id)
        },
        () => {},
      )
  }
  app.records.watchlist.subscribe(look)
  app.records.collectionMovies.subscribe(look)
}

const pause = ({ timeout }: App, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void timeout(resolve, milliseconds))

/** Two a second; the next visit continues. */
export const refreshStaleSnapshots = async (app: App): Promise<void> => {
  const { answers, keepLoaded } = await app.keptAnswers()
  const times = await answers.refreshTimes()
  for (const id of staleSnapshots(app.records.library(), times, app.now(), maxAnswerAgeMs)) {
    await pause(app, pauseMs)
    if (app.isOffline.peek() || app.isDemo.peek()) return
    try {
      const query = app.queries.peek().movie(id)
      // Not the kept answer, which may be old too.
      const fresh = await app.queryClient.fetchQuery({ ...query, persister: (read, context) => read(context) })
      app.commands.movies.refresh(fresh)
    } catch (error) {
      // A movie that TMDB has removed keeps its snapshot.
      if (providerProblem(error)?.status !== 404) return
    }
    await keepLoaded(id)
    await answers.setRefreshed(id)
  }
}

/** Keeps what a person has seen of their own movies, and their snapshots up to date, while the browser is idle. */
export const startOfflineCopies = async (app: App): Promise<void> => {
  if (app.isDemo.peek()) return
  await app.records.ready
  keepLoadedAnswers(app)
  const { posters } = await app.keptAnswers()
  if (posters) keepShownPosters(app, posters)
  await pause(app, beforeRefreshMs)
  await refreshStaleSnapshots(app)
}
