import { type QueryKey, type QueryPersister, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { type FilmFacts, factsOf, type KnownFacts, noFacts } from '#domain/film-facts.ts'
import type { MovieId } from '#domain/movie.ts'
import type { MovieDetails } from '#domain/movie-details.ts'
import { providerProblem } from '#domain/provider-error.ts'
import { type Films, filmFactsMachine } from '#machines/film-facts.ts'
import { provideAll } from '#machines/ports.ts'
import type { Queries } from '#tmdb/queries.ts'
import type { App } from '../app.ts'
import { createFlow } from '../create-flow.ts'
import { useApp } from '../use-app.ts'
import { useFlow } from '../use-flow.ts'
import { useValue } from '../use-value.ts'

const requestsAtOnce = 4

type FactsApp = Pick<App, 'queries' | 'queryClient' | 'isDemo' | 'isOffline' | 'keptAnswers' | 'language'>

const scopeOf = ({ isDemo, language }: Pick<FactsApp, 'isDemo' | 'language'>) =>
  isDemo.peek() ? 'demo' : language.peek()

const knownFactsKey = (scope: string): QueryKey => ['known film facts', scope]

/** Change the name with the format: the rows outlive a version of the app. */
const prefixOf = (scope: string): string => `["film facts",${JSON.stringify(scope)},`
const rowKey = (scope: string, id: MovieId): string => `${prefixOf(scope)}${id}]`

const readKept = async (app: FactsApp, scope: string): Promise<KnownFacts> => {
  if (app.isDemo.peek()) return noFacts
  try {
    const { answers } = await app.keptAnswers()
    const prefix = prefixOf(scope)
    const rows = await answers.readAll(prefix)
    return new Map([...rows].map(([key, data]) => [Number(key.slice(prefix.length, -1)), data as FilmFacts]))
  } catch {
    // Without a database they are loaded again.
    return noFacts
  }
}

const keep = async (app: FactsApp, scope: string, id: MovieId, facts: FilmFacts): Promise<void> => {
  if (app.isDemo.peek()) return
  const { answers } = await app.keptAnswers()
  await answers.write(rowKey(scope, id), facts, [])
}

const loadOnly: QueryPersister<MovieDetails> = (queryFn, context) => queryFn(context)

/** The whole details of thousands of films would fill the store of answers, and the memory. */
const withoutCopy = (query: ReturnType<Queries['movie']>) => ({
  ...query,
  gcTime: 60_000,
  persister: loadOnly,
})

/** Null for a film that TMDB does not have. */
const load = async (app: FactsApp, scope: string, id: MovieId): Promise<FilmFacts | null> => {
  try {
    const facts = factsOf(await app.queryClient.fetchQuery(withoutCopy(app.queries.peek().movie(id))))
    // Without a database the next visit loads it again.
    void keep(app, scope, id, facts).catch(() => {})
    return facts
  } catch (error) {
    if (providerProblem(error)?.status === 404) return null
    throw error
  }
}

export const loadFacts = async (app: FactsApp, films: readonly MovieId[], signal: AbortSignal): Promise<void> => {
  const scope = scopeOf(app)
  const loaded = new Map<MovieId, FilmFacts | null>()
  const queue = [...films]
  const next = async (): Promise<void> => {
    for (let id = queue.shift(); id !== undefined && !signal.aborted; id = queue.shift())
      loaded.set(id, await load(app, scope, id))
  }
  try {
    await Promise.all(Array.from({ length: requestsAtOnce }, next))
  } finally {
    queue.length = 0
    app.queryClient.setQueryData<KnownFacts>(knownFactsKey(scope), (known = noFacts) => new Map([...known, ...loaded]))
  }
}

export const readKnownFacts = (app: FactsApp): Promise<KnownFacts> => {
  const scope = scopeOf(app)
  return app.queryClient.fetchQuery({ queryKey: knownFactsKey(scope), queryFn: () => readKept(app, scope) })
}

export const findMissing = async (app: FactsApp, films: readonly MovieId[]): Promise<readonly MovieId[]> => {
  if (films.length === 0) return []
  const known = await readKnownFacts(app)
  return films.filter((id) => !known.has(id))
}

const watchForInterruptions =
  ({ isOffline }: Pick<App, 'isOffline'>) =>
  ({ sendBack }: { sendBack: (event: EventObject) => void }) => {
    let was = false
    const look = () => {
      const is = document.hidden || isOffline.peek()
      if (is !== was) sendBack({ type: is ? 'interrupted' : 'interruption ended' })
      was = is
    }
    look()
    document.addEventListener('visibilitychange', look)
    const unsubscribe = isOffline.subscribe(look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      unsubscribe()
    }
  }

const savesData = (): boolean => {
  const connection: unknown = Object(navigator).connection
  return Object(connection).saveData === true
}

const createFilmFacts = (app: App, films: readonly MovieId[]) =>
  createFlow(
    provideAll(filmFactsMachine, {
      actors: {
        'find missing facts': fromPromise<Films, Films>(async ({ input }) => ({
          films: await findMissing(app, input.films),
        })),
        'load facts': fromPromise<void, Films>(({ input, signal }) => loadFacts(app, input.films, signal)),
        'watch for interruptions': fromCallback(watchForInterruptions(app)),
      },
      actions: {},
    }),
    { films, savesData: savesData() },
  )

export type FactsState = 'looking' | 'loading' | 'waiting' | 'paused' | 'failed' | 'complete'

export interface LoadedFacts {
  readonly facts: KnownFacts
  readonly state: FactsState
  readonly missing: number
  readonly pause: () => void
  readonly resume: () => void
}

/** Loads the facts of the films while it is mounted, the first ones first. */
export const useFilmFacts = (films: readonly MovieId[]): LoadedFacts => {
  const app = useApp()
  const language = useValue(app.language)
  const isDemo = useValue(app.isDemo)
  const [snapshot, send] = useFlow(createFilmFacts, films)
  useEffect(() => send({ type: 'films changed', films }), [send, films])
  const { data } = useQuery<KnownFacts>({
    queryKey: knownFactsKey(isDemo ? 'demo' : language),
    queryFn: skipToken,
  })
  const stateOf = (): FactsState => {
    if (snapshot.matches({ active: 'interrupted' })) return 'waiting'
    if (snapshot.matches('active')) return 'loading'
    if (snapshot.matches('paused')) return 'paused'
    if (snapshot.matches('failed')) return 'failed'
    return snapshot.matches('complete') ? 'complete' : 'looking'
  }
  return {
    facts: data ?? noFacts,
    state: stateOf(),
    missing: snapshot.context.missing.length,
    pause: () => send({ type: 'pause requested' }),
    resume: () => send({ type: 'continue requested' }),
  }
}
