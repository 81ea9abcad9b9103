import { linksOf } from '#domain/lists/collection-links.ts'
import { genreIdOf } from '#domain/movie/genres.ts'
import { type MovieId, type MovieSnapshot, snapshotOf } from '#domain/movie/movie.ts'
import type { KnownFacts } from '#domain/movie/movie-facts.ts'
import { ownMovies } from '#domain/records/own-movies.ts'
import { seenMovies } from '#domain/records/seen-movies.ts'
import { isWatched } from '#domain/records/watchlist.ts'
import { neverShown } from '#domain/settings/never-show.ts'
import {
  activeConditions,
  emptiedBy,
  genresOf,
  type MovieLookup,
  type Obstacle,
  type TonightConditions,
  type TonightMovie,
  withoutCondition,
} from '#domain/tonight/tonight.ts'
import { favoritesByDirector } from '#domain/tonight/tonight-reason.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { type Gathered, type Gathering, type TonightEvent, tonightMachine } from '#machines/tonight.ts'
import { createHttp } from '#tmdb/http.ts'
import { findTonightMovies, type TonightDiscovery } from '#tmdb/tonight-movies.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { loadMovie, loadMovies } from '../movies/define-movie-data.ts'
import { type FriendsMovie, loadBareMovies, moviesWithFriend } from '../movies/friend-movies.ts'
import { readKnownMovies } from '../movies/movie-cache.ts'
import { availabilityData, factsData, withoutFacts } from '../movies/movie-data.ts'
import { isOwnIn } from '../movies/never-shown.ts'
import { watchSignals } from './watch-signals.ts'

const discover = (app: App, discovery: TonightDiscovery, signal: AbortSignal) => {
  const { api, scope } = app.provider.api()
  return app.provider.queryClient.fetchQuery({
    queryKey: ['tonight', discovery, scope],
    queryFn: () => findTonightMovies(createHttp(api), scope, discovery, signal),
  })
}

const discoveryOf = ({ taste, maxRuntime, services }: TonightConditions, page: number): TonightDiscovery => ({
  genreIds: (taste === null ? [] : genresOf(taste)).flatMap((genre) => genreIdOf(genre) ?? []),
  maxRuntime,
  services,
  page,
})

/** Together, so that the twenty most popular ones are not suggested every evening. */
const pagesAtOnce = 4

const gatherUnlisted = async (app: App, { conditions, page }: Gathering, signal: AbortSignal): Promise<Gathered> => {
  const read = (number: number) => discover(app, discoveryOf(conditions, number), signal)
  const first = await read(page)
  const last = Math.min(page + pagesAtOnce - 1, first.totalPages)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, last - page) }, (_, index) => read(page + index + 1)),
  )
  const results = new Map([first, ...others].flatMap((each) => each.results.map((movie) => [movie.id, movie])))
  const library = app.records.library()
  const own = new Set([...ownMovies(library).map(({ id }) => id), ...seenMovies(library)])
  const chosen = conditions.taste === null ? [] : genresOf(conditions.taste)
  const isNever = neverShown(app.settings.current.peek().neverShow, isOwnIn(app), chosen)
  // The provider has applied the condition about services already.
  const services = conditions.services.length > 0 ? conditions.services : null
  return {
    movies: [...results.values()]
      .filter((movie) => !own.has(movie.id) && !isNever(movie))
      .map((movie) => ({ movie: snapshotOf(movie), runtime: null, services })),
    nextPage: last < first.totalPages ? last + 1 : null,
  }
}

type Listed = Exclude<TonightConditions['source'], { kind: 'unlisted' | 'friend' }>

const listed = (app: App, source: Listed) => {
  const { watchlist, watchHistory } = app.records.library()
  if (source.kind === 'watchlist') return watchlist.filter((item) => !isWatched(item))
  const links = linksOf(app.lists.collections.links.peek(), source.id)
  const seen = seenMovies({ watchlist, watchHistory })
  const unseen = links.filter(({ movieId }) => !seen.has(movieId))
  // A collection of which everything was seen is one to see again.
  return unseen.length > 0 ? unseen : links
}

const runtimeOf = ({ id, runtime }: MovieSnapshot, facts: KnownFacts): number | null => {
  if (runtime > 0) return runtime
  const known = facts.get(id)
  return known === undefined ? null : (known?.runtime ?? 0)
}

const candidatesFrom = (app: App, source: Listed | { readonly kind: 'friend'; readonly id: RecordId }) =>
  source.kind === 'friend'
    ? moviesWithFriend(app, source.id)
    : listed(app, source).map(({ movie, addedAt }): FriendsMovie => ({ movie, listedAt: addedAt }))

const gather = async (app: App, gathering: Gathering, signal: AbortSignal): Promise<Gathered> => {
  const { source } = gathering.conditions
  await app.records.ready
  if (source.kind === 'unlisted') return gatherUnlisted(app, gathering, signal)
  const [facts, availability] = await Promise.all([
    readKnownMovies(app, factsData),
    readKnownMovies(app, availabilityData),
  ])
  const favoriteFor = favoritesByDirector(app.records.library().watchHistory, facts)
  const movies = candidatesFrom(app, source).map(
    ({ movie, isBare, ...grounds }): TonightMovie => ({
      movie,
      runtime: runtimeOf(movie, facts),
      services: availability.get(movie.id)?.services ?? null,
      grounds: { ...grounds, favorite: favoriteFor(movie.id) },
      ...(isBare && { isBare }),
    }),
  )
  return { movies, nextPage: null }
}

const lookUpServices = async (app: App, id: MovieId): Promise<TonightMovie['services']> => {
  try {
    return (await loadMovie(app, availabilityData, id)).services
  } catch {
    return 'unknown'
  }
}

const lookUpRuntimes = async (app: App, ids: readonly MovieId[], signal: AbortSignal): Promise<KnownFacts> => {
  try {
    await loadMovies(app, factsData, withoutFacts(ids, await readKnownMovies(app, factsData)), signal)
  } catch {
    // Those that were not loaded count as unknown.
  }
  return readKnownMovies(app, factsData)
}

const lookUp = async (
  app: App,
  { conditions, ids }: { readonly conditions: TonightConditions; readonly ids: readonly MovieId[] },
  signal: AbortSignal,
): Promise<readonly MovieLookup[]> => {
  const asksForServices = conditions.services.length > 0 && conditions.source.kind !== 'unlisted'
  const [facts, services, bare] = await Promise.all([
    conditions.maxRuntime === null ? null : lookUpRuntimes(app, ids, signal),
    Promise.all(ids.map((id) => (asksForServices ? lookUpServices(app, id) : null))),
    conditions.source.kind === 'friend' ? loadBareMovies(app, ids) : null,
  ])
  const movieOf = (id: MovieId) => {
    const movie = bare?.get(id)
    return movie ? { movie } : {}
  }
  return ids.map((id, index) => ({
    id,
    ...movieOf(id),
    runtime: facts && (facts.get(id)?.runtime ?? 0),
    services: services[index] ?? null,
  }))
}

const findObstacle = async (
  app: App,
  { conditions, movies }: { readonly conditions: TonightConditions; readonly movies: readonly TonightMovie[] },
  signal: AbortSignal,
): Promise<Obstacle | null> => {
  if (conditions.source.kind !== 'unlisted') return emptiedBy(movies, conditions)
  const obstacles = await Promise.all(
    activeConditions(conditions).map(async (condition): Promise<Obstacle> => {
      const page = await discover(app, discoveryOf(withoutCondition(conditions, condition), 1), signal)
      return { condition, movies: page.totalResults }
    }),
  )
  return obstacles.toSorted((one, other) => (other.movies ?? 0) - (one.movies ?? 0))[0] ?? null
}

const createTonight = (app: App, conditions: TonightConditions) =>
  createFlow(
    app,
    tonightMachine,
    { conditions, seed: Math.floor(app.platform.random() * 2 ** 32) },
    {
      'gather movies': (input, signal) => gather(app, input, signal),
      'look up movies': async (input, signal) => ({
        lookups: await lookUp(app, input, signal),
      }),
      'find obstacle': (input, signal) => findObstacle(app, input, signal),
      'watch hidden movies': watchSignals<TonightEvent>(() => ({
        type: 'hidden movies changed',
        hidden: [...app.lists.hidden.ids.value],
      })),
    },
  )

export const useTonight = (conditions: TonightConditions) => useFlow(createTonight, conditions)
