import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MovieId } from '#domain/movie/movie.ts'
import { factsOf, type KnownFacts, type MovieFacts, noFacts } from '#domain/movie/movie-facts.ts'
import { providerProblem } from '#domain/movie/provider-error.ts'
import type { App } from '../app/app.ts'
import type { MovieLoadingState } from '../app/held-services.ts'
import { useApp } from '../app/use-app.ts'
import { useFlow } from '../app/use-flow.ts'
import { useValue } from '../app/use-value.ts'
import { fetchWithoutCopy } from '../movies/movie-cache.ts'
import { createMovieLoading, loadEach, stateOf } from './movie-loading.ts'

type FactsApp = Pick<App, 'provider' | 'storage' | 'language'>

const scopeOf = ({ provider, language }: Pick<FactsApp, 'provider' | 'language'>) =>
  provider.isDemo.peek() ? 'demo' : language.current.peek()

const knownFactsKey = (scope: string): QueryKey => ['known movie facts', scope]

/** Change the name with the format: the rows outlive a version of the app. */
const prefixOf = (scope: string): string => `["film facts",${JSON.stringify(scope)},`
const rowKey = (scope: string, id: MovieId): string => `${prefixOf(scope)}${id}]`

const readKept = async (app: FactsApp, scope: string): Promise<KnownFacts> => {
  if (app.provider.isDemo.peek()) return noFacts
  try {
    const { answers } = await app.storage.keptAnswers()
    const prefix = prefixOf(scope)
    const rows = await answers.readAll(prefix)
    return new Map([...rows].map(([key, data]) => [Number(key.slice(prefix.length, -1)), data as MovieFacts]))
  } catch {
    // Without a database they are loaded again.
    return noFacts
  }
}

const keep = async (app: FactsApp, scope: string, id: MovieId, facts: MovieFacts): Promise<void> => {
  if (app.provider.isDemo.peek()) return
  const { answers } = await app.storage.keptAnswers()
  await answers.write(rowKey(scope, id), facts, [])
}

/** Null for a movie that TMDB does not have. */
const load = async (app: FactsApp, scope: string, id: MovieId): Promise<MovieFacts | null> => {
  try {
    const facts = factsOf(await fetchWithoutCopy(app.provider.queryClient, app.provider.queries.peek().movie(id)))
    // Without a database the next visit loads it again.
    void keep(app, scope, id, facts).catch(() => {})
    return facts
  } catch (error) {
    if (providerProblem(error)?.status === 404) return null
    throw error
  }
}

export const loadFacts = async (app: FactsApp, movies: readonly MovieId[], signal: AbortSignal): Promise<void> => {
  const scope = scopeOf(app)
  const loaded = new Map<MovieId, MovieFacts | null>()
  try {
    await loadEach(app, movies, signal, async (id) => void loaded.set(id, await load(app, scope, id)))
  } finally {
    app.provider.queryClient.setQueryData<KnownFacts>(
      knownFactsKey(scope),
      (known = noFacts) => new Map([...known, ...loaded]),
    )
  }
}

export const readKnownFacts = (app: FactsApp): Promise<KnownFacts> => {
  const scope = scopeOf(app)
  return app.provider.queryClient.fetchQuery({ queryKey: knownFactsKey(scope), queryFn: () => readKept(app, scope) })
}

export const findMissing = async (app: FactsApp, movies: readonly MovieId[]): Promise<readonly MovieId[]> => {
  if (movies.length === 0) return []
  const known = await readKnownFacts(app)
  return movies.filter((id) => !known.has(id))
}

const createMovieFacts = (app: App, movies: readonly MovieId[]) =>
  createMovieLoading(app, movies, {
    findMissing: (all) => findMissing(app, all),
    load: (missing, signal) => loadFacts(app, missing, signal),
  })

export interface LoadedFacts {
  readonly facts: KnownFacts
  readonly state: MovieLoadingState
  readonly missing: number
  readonly pause: () => void
  readonly resume: () => void
}

/** Loads the facts of the movies while it is mounted, the first ones first. */
export const useMovieFacts = (movies: readonly MovieId[]): LoadedFacts => {
  const app = useApp()
  const language = useValue(app.language.current)
  const isDemo = useValue(app.provider.isDemo)
  const [snapshot, send] = useFlow(createMovieFacts, movies)
  useEffect(() => send({ type: 'movies changed', movies }), [send, movies])
  const { data } = useQuery<KnownFacts>({
    queryKey: knownFactsKey(isDemo ? 'demo' : language),
    queryFn: skipToken,
  })
  return {
    facts: data ?? noFacts,
    state: stateOf(snapshot),
    missing: snapshot.context.missing.length,
    pause: () => send({ type: 'pause requested' }),
    resume: () => send({ type: 'continue requested' }),
  }
}
