import type { ReadonlySignal } from '@preact/signals-react'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isTmdbId } from '#domain/movie/movie.ts'
import { ownMovies } from '#domain/records/own-movies.ts'
import { dayMs } from '#domain/values/day.ts'
import { isObject } from '#domain/values/schema.ts'
import { posterCacheName, posterKey } from '#service-worker/kept-posters.ts'
import { createAnswers } from '#stores/copies/answers.ts'
import { createPosters } from '#stores/copies/posters.ts'
import type { Records } from '#stores/records/records.ts'
import type { KeptAnswers } from '../app/kept-answers.ts'
import type { World } from '../app/world.ts'
import { isKeepable } from './keepable.ts'

export interface KeptAnswersDependencies extends Pick<World, 'caches' | 'fetch' | 'now' | 'version'> {
  readonly records: Records
  readonly isOffline: ReadonlySignal<boolean>
  readonly database: IDBFactory
  readonly queryClient: () => QueryClient
}

const aboutPeople: ReadonlySet<unknown> = new Set(['person', 'person credits'])

const withOwnId: ReadonlySet<unknown> = new Set(['movie', 'franchise', 'person'])

const isPages = (data: unknown): boolean =>
  Array.isArray(data) && data.every((page) => isObject(page) && Array.isArray(page['results']))

const isAnswerTo = ([kind, id]: readonly unknown[], data: unknown): boolean => {
  if (kind === 'shelf') return isPages(data)
  return !withOwnId.has(kind) || (isObject(data) && data['id'] === id)
}

/** For how long what is kept is shown without asking again, in milliseconds. */
const freshMs = ([kind]: readonly unknown[]): number => (kind === 'shelf' ? dayMs : 0)

const idsIn = (rows: unknown): readonly number[] =>
  Array.isArray(rows) ? rows.flatMap((row) => (isObject(row) && isTmdbId(row['id']) ? [row['id']] : [])) : []

const peopleIn = (data: unknown): readonly number[] =>
  isObject(data) ? [...new Set([...idsIn(data['cast']), ...idsIn(data['crew'])])] : []

export const createKeptAnswers = (dependencies: KeptAnswersDependencies): KeptAnswers => {
  const answers = createAnswers(dependencies)
  const posters = dependencies.caches
    ? createPosters({ ...dependencies, caches: dependencies.caches, cacheName: posterCacheName, keyOf: posterKey })
    : null
  const restored = new Map<string, () => Promise<void>>()
  const isOwn = async ([kind, id]: readonly unknown[], data: unknown): Promise<boolean> => {
    if (kind === 'shelf') return true
    if (typeof id !== 'number') return false
    if (aboutPeople.has(kind)) return answers.knowsPerson(id)
    const about = new Set(kind === 'franchise' && isObject(data) ? idsIn(data['parts']) : [id])
    return ownMovies(dependencies.records.library()).some((own) => about.has(own.id))
  }
  const keep = async ({ queryKey, queryHash }: Pick<Query, 'queryKey' | 'queryHash'>, data: unknown): Promise<void> => {
    try {
      if (await isOwn(queryKey, data))
        await answers.write(queryHash, data, queryKey[0] === 'movie' ? peopleIn(data) : [])
    } catch {
      // Without a database the network answers.
    }
  }
  const stored = (key: string) => answers.read(key).catch(() => null)
  dependencies.isOffline.subscribe((isOffline) => {
    if (isOffline) return
    for (const refresh of restored.values()) void refresh()
  })

  const answer: KeptAnswers['answer'] = async (queryFn, context, query) => {
    const load = async () => {
      const data = await queryFn(context)
      restored.delete(query.queryHash)
      void keep(query, data)
      return data
    }
    const known = query.state.data === undefined ? await stored(query.queryHash) : null
    if (!known || !isAnswerTo(query.queryKey, known.data)) return load()
    const isFresh = dependencies.now() - known.savedAt < freshMs(query.queryKey)
    if (!isFresh)
      restored.set(query.queryHash, async () => {
        // What is shown stays when the network does not answer.
        const data = await load().catch(() => undefined)
        if (data !== undefined) dependencies.queryClient().setQueryData(query.queryKey, data)
      })
    setTimeout(() => {
      query.setState({ dataUpdatedAt: known.savedAt })
      if (!dependencies.isOffline.peek()) void restored.get(query.queryHash)?.()
    })
    return known.data
  }

  return {
    answers,
    posters,
    answer,
    // On a full disk one of them may not even open.
    clear: async () => void (await Promise.allSettled([answers.clear(), posters?.clear()])),
    keepLoaded: async (movieId) => {
      for (const query of dependencies.queryClient().getQueryCache().getAll()) {
        const { queryKey, state } = query
        if (
          queryKey[1] === movieId &&
          isKeepable(queryKey) &&
          !aboutPeople.has(queryKey[0]) &&
          state.data !== undefined
        )
          await keep(query, state.data)
      }
    },
  }
}
