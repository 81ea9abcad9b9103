import type { MovieId } from '#domain/movie/movie.ts'
import type { LinkReading, SharedList } from '#domain/sharing/shared-list.ts'
import { openingSharedListMachine } from '#machines/opening-shared-list.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { loadEachInTurn } from '../movies/background-requests.ts'
import { fetchIfFound } from '../movies/movie-cache.ts'

export interface OpeningInput {
  readonly read: () => Promise<LinkReading>
  readonly keep: (list: SharedList) => void
  /** Called with the number of movies that were asked for. */
  readonly onProgress: (count: number) => void
}

const isOwn = ({ lists }: App, id: MovieId): boolean => lists.watchlist.byMovie.peek().get(id) !== undefined

/** Keeps the answers in the query cache, where the cards find them. A movie that TMDB does not have stays as the link names it. */
const lookUp = async (app: App, ids: readonly MovieId[], signal: AbortSignal, onOne: () => void): Promise<void> => {
  const { queryClient, queries } = app.provider
  await loadEachInTurn(app, ids, signal, async (id) => {
    await fetchIfFound(queryClient, queries.peek().movie(id))
    onOne()
  })
}

const createOpening = (app: App, { read }: OpeningInput, latest: () => OpeningInput) => {
  let list: SharedList | undefined
  return createFlow(app, openingSharedListMachine, undefined, {
    'read link': async () => {
      const reading = await read()
      if (reading.kind === 'refused') return reading
      list = reading.list
      latest().keep(list)
      return { kind: 'read' }
    },
    'look up movies': (_, signal) => {
      const movies = list?.movies ?? []
      const ids = movies.map(({ id }) => id).filter((id) => !isOwn(app, id))
      let count = movies.length - ids.length
      latest().onProgress(count)
      return lookUp(app, ids, signal, () => {
        count += 1
        latest().onProgress(count)
      })
    },
  })
}

export const useOpeningSharedList = (input: OpeningInput) => useFlow(createOpening, input)
