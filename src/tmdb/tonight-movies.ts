import { anyIdOf, createCall } from './api-call.ts'
import type { Http } from './http.ts'
import { moviePageFrom } from './normalize.ts'
import type { Preferences } from './provider.ts'
import { unwantedParameters } from './request.ts'
import { moviePage } from './schemas.ts'

export interface TonightDiscovery {
  /** A movie of any of them matches. */
  readonly genreIds: readonly number[]
  /** Minutes. */
  readonly maxRuntime: number | null
  /** A movie that any of them streams, free or with ads, matches. */
  readonly services: readonly number[]
  readonly page: number
}

export const lastTonightPage = 20
const fewestVotes = 100

/** Well-known movies first. */
export const findTonightMovies = async (
  http: Http,
  preferences: Preferences,
  { genreIds, maxRuntime, services, page }: TonightDiscovery,
  signal: AbortSignal,
) => {
  const { language, region, includeAdult } = preferences
  const ids = anyIdOf(services)
  const parameters = {
    language,
    include_adult: includeAdult,
    sort_by: 'popularity.desc',
    'vote_count.gte': fewestVotes,
    with_genres: anyIdOf(genreIds),
    'with_runtime.gte': maxRuntime === null ? undefined : 1,
    'with_runtime.lte': maxRuntime ?? undefined,
    with_watch_providers: ids,
    watch_region: ids && region,
    with_watch_monetization_types: ids && 'flatrate|free|ads',
    ...unwantedParameters(preferences),
    page,
  }
  const body = await createCall(http)(moviePage, '/discover/movie', parameters, { signal })
  return moviePageFrom(body, page, lastTonightPage, { includeAdult })
}
