import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type FilmFacts, factsOf, type KnownFacts, noFacts } from '#domain/movie/film-facts.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { providerProblem } from '#domain/movie/provider-error.ts'
import type { App } from '../app/app.ts'
import type { FilmLoadingState } from '../app/held-services.ts'
import { useApp } from '../app/use-app.ts'
import { useFlow } from '../app/use-flow.ts'
import { useValue } from '../app/use-value.ts'
import { fetchWithoutCopy } from '../movies/film-cache.ts'
import { createFilmLoading, loadEach, stateOf } from './film-loading.ts'

type FactsApp = Pick<App, 'provider' | 'storage' | 'language'>

const scopeOf = ({ provider, language }: Pick<FactsApp, 'provider' | 'language'>) =>
  provider.isDemo.peek() ? 'demo' : language.current.peek()

const knownFactsKey = (scope: string): QueryKey => ['known film facts', scope]

/** Change the name with the format: the rows outlive a version of the app. */
const prefixOf = (scope: string): string => `["film facts",${JSON.stringify(scope)},`
const rowKey = (scope: string, id: MovieId): string => `${prefixOf(scope)}${id}]`

const readKept = async (app: FactsApp, scope: string): Promise<KnownFacts> => {
  if (app.provider.isDemo.peek()) return noFacts
  try {
    const { answers } = await app.storage.keptAnswers()
    const prefix = prefixOf(scope)
    const rows = await answers.readAll(prefix)
    return new Map([...rows].map(([key, data]) => [Number(key.slice(prefix.length, -1)), data as FilmFacts]))
  } catch {
    // Without a database they are loaded again.
    return noFacts
  }
}

const keep = async (app: FactsApp, scope: string, id: MovieId, facts: FilmFacts): Promise<void> => {
  if (app.provider.isDemo.peek()) return
  const { answers } = await app.storage.keptAnswers()
  await answers.write(rowKey(scope, id), facts, [])
}

/** Null for a film that TMDB does not have. */
const load = async (app: FactsApp, scope: string, id: MovieId): Promise<FilmFacts | null> => {
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

export const loadFacts = async (app: FactsApp, films: readonly MovieId[], signal: AbortSignal): Promise<void> => {
  const scope = scopeOf(app)
  const loaded = new Map<MovieId, FilmFacts | null>()
  try {
    await loadEach(app, films, signal, async (id) => void loaded.set(id, await load(app, scope, id)))
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

export const findMissing = async (app: FactsApp, films: readonly MovieId[]): Promise<readonly MovieId[]> => {
  if (films.length === 0) return []
  const known = await readKnownFacts(app)
  return films.filter((id) => !known.has(id))
}

const createFilmFacts = (app: App, films: readonly MovieId[]) =>
  createFilmLoading(app, films, {
    findMissing: (all) => findMissing(app, all),
    load: (missing, signal) => loadFacts(app, missing, signal),
  })

export interface LoadedFacts {
  readonly facts: KnownFacts
  readonly state: FilmLoadingState
  readonly missing: number
  readonly pause: () => void
  readonly resume: () => void
}

/** Loads the facts of the films while it is mounted, the first ones first. */
export const useFilmFacts = (films: readonly MovieId[]): LoadedFacts => {
  const app = useApp()
  const language = useValue(app.language.current)
  const isDemo = useValue(app.provider.isDemo)
  const [snapshot, send] = useFlow(createFilmFacts, films)
  useEffect(() => send({ type: 'films changed', films }), [send, films])
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
