import { useCallback, useMemo } from 'react'
import {
  type Availability,
  availabilityFrom,
  type KnownAvailability,
  moviesInOrder,
  moviesToAsk,
} from '#domain/availability/availability.ts'
import {
  type KnownReleases,
  type MovieReleases,
  moviesToRelease,
  type Release,
  type ReleaseDates,
  releasesOf,
  releasesToAsk,
} from '#domain/availability/releases.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { factsOf, type KnownFacts, type MovieFacts, noFacts } from '#domain/movie/movie-facts.ts'
import { kindsIn } from '#domain/movie/release-kinds.ts'
import type { Watchlist } from '#domain/records/library.ts'
import type { MovieScope } from '#stores/copies/movie-cache.ts'
import { availabilityFormat, factsFormat, releasesFormat } from '#stores/copies/movie-formats.ts'
import { createHttp } from '#tmdb/http.ts'
import { findReleaseDates } from '#tmdb/release-dates.ts'
import type { App } from '../app/app.ts'
import { useApp } from '../app/use-app.ts'
import { useValue } from '../app/use-value.ts'
import { loadEach, loadEachInTurn } from './background-requests.ts'
import {
  defineMovieData,
  type MovieData,
  type MovieLoadingState,
  useKnownMovies,
  useLoadingStatus,
  useShownMovies,
} from './define-movie-data.ts'
import { fetchWithoutCopy } from './movie-cache.ts'
import { sourceOf } from './service-list.ts'

const regionScope = ({ provider, settings }: Pick<App, 'provider' | 'settings'>): MovieScope => [
  sourceOf(provider),
  settings.region.peek(),
]

/** Which services have a movie in the user's region. */
export const availabilityData = defineMovieData<Availability>({
  format: availabilityFormat,
  scope: regionScope,
  follows: (app) => [app.lists.watchlist.items, app.lists.collections.links, app.settings.region, app.provider.queries],
  missing: ({ records, platform }, shown, known) =>
    moviesToAsk(moviesInOrder(shown, records.library()), known, platform.now()),
  request: async ({ settings, platform, provider }, id) => {
    const region = settings.region.peek()
    const query = { ...provider.queries.peek().offers(id), staleTime: 0 }
    const offers = await fetchWithoutCopy(provider.queryClient, query)
    return availabilityFrom(offers?.country === region ? offers : null, platform.now())
  },
  loadEach: loadEachInTurn,
  isKeptAlone: true,
})

/** When the movies of the watchlist are released in the user's region. */
const releasesData = defineMovieData<MovieReleases>({
  format: releasesFormat,
  scope: regionScope,
  follows: (app) => [app.lists.watchlist.items, app.settings.region, app.provider.queries, app.settings.current],
  missing: ({ settings, lists, platform }, _shown, known) => {
    const items = kindsIn(settings.current.peek()).length > 0 ? moviesToRelease(lists.watchlist.items.peek()) : []
    return releasesToAsk(items, known, platform.today(), platform.now())
  },
  // Not among the queries that Home loads at its start.
  request: async (app, id) => {
    const { api } = app.provider.api()
    const region = app.settings.region.peek()
    const dates = await fetchWithoutCopy<ReleaseDates>(app.provider.queryClient, {
      queryKey: ['release dates', id, regionScope(app)],
      queryFn: ({ signal }) => findReleaseDates(createHttp(api), region, id, signal),
      staleTime: 0,
    })
    return { dates: dates ?? {}, fetchedAt: app.platform.now() }
  },
  loadEach: loadEachInTurn,
})

type MissingFacts = (movies: readonly MovieId[], known: KnownFacts) => readonly MovieId[]

export const withoutFacts: MissingFacts = (movies, known) => movies.filter((id) => !known.has(id))

/** A movie that TMDB does not have, or without an id there, is known too. */
const withoutImdbIds: MissingFacts = (movies, known) =>
  movies.filter((id) => known.get(id) !== null && known.get(id)?.imdbId === undefined)

const factsWith = (missing: MissingFacts) =>
  defineMovieData<MovieFacts | null>({
    format: factsFormat,
    // The demo catalog belongs to the version of the app, which the rows outlive.
    scope: ({ provider, language }) => (provider.isDemo.peek() ? null : [language.current.peek()]),
    follows: (app) => [app.language.current, app.provider.queries],
    missing: (_app, shown, known) => missing(shown, known),
    request: async ({ provider }, id) => {
      const movie = await fetchWithoutCopy(provider.queryClient, provider.queries.peek().movie(id))
      return movie && factsOf(movie)
    },
    loadEach,
  })

/** What the statistics and filters need of a movie. */
export const factsData = factsWith(withoutFacts)
/** The same, and an IMDb id also where earlier versions kept their facts without one. */
const imdbIdsData = factsWith(withoutImdbIds)

const everything = <Value>(known: ReadonlyMap<MovieId, Value>): ReadonlyMap<MovieId, Value> => known

/** What is known of movies in the user's region, undefined until it has been read, or while not `isOn`. Asks nobody. */
export const useKnownAvailability = (isOn = true): KnownAvailability | undefined =>
  useKnownMovies<Availability, KnownAvailability>(availabilityData, everything, isOn)

/** Undefined while it is unknown. Renders again only when this one changes. Asks nobody. */
export const useMovieAvailability = (id: MovieId): Availability | undefined =>
  useKnownMovies(
    availabilityData,
    useCallback((known: KnownAvailability) => known.get(id), [id]),
  )

/**
 * While it is mounted, and the user has chosen services, asks which services have these movies, and then all others of
 * the user's own.
 */
export const useLoadAvailability = (movies: readonly MovieId[]): void => {
  const hasServices = useValue(useApp().settings.myServices).length > 0
  useShownMovies(availabilityData, hasServices ? movies : null)
}

export const useAvailabilityStatus = () => useLoadingStatus(availabilityData)

/** What is known of movies in the user's region, undefined until it has been read. Asks nobody. */
export const useKnownReleases = (): KnownReleases | undefined => useKnownMovies(releasesData, everything)

/**
 * Of these items, those of the kinds that the user wants to hear of, in the order of their days; undefined until they
 * have been read. Give it the same array while it has the same items.
 */
export const useReleasesOf = (items: Watchlist): readonly Release[] | undefined => {
  const { releaseKinds } = useValue(useApp().settings.current)
  const known = useKnownReleases()
  return useMemo(
    () => known && releasesOf(items, known, kindsIn(releaseKinds ? { releaseKinds } : {})),
    [items, known, releaseKinds],
  )
}

/** Of the whole watchlist. */
export const useReleases = (): readonly Release[] | undefined => useReleasesOf(useValue(useApp().lists.watchlist.items))

export const useReleasesStatus = () => useLoadingStatus(releasesData)

export interface LoadedFacts {
  readonly facts: KnownFacts
  readonly state: MovieLoadingState
  /** Whether the facts that are kept have been read. Until then, `facts` has none and none is missing. */
  readonly isRead: boolean
  /** How many of the movies are not known yet. */
  readonly missing: number
  readonly pause: () => void
  readonly resume: () => void
}

/** Whether more of them come without the user's doing. */
export const isStillLoading = ({ state }: LoadedFacts): boolean =>
  state === 'looking' || state === 'loading' || state === 'waiting'

/** The facts that are kept; it loads none. */
export const useKnownFacts = (isNeeded: boolean): KnownFacts =>
  useKnownMovies(factsData, everything, isNeeded) ?? noFacts

const useFacts = (data: MovieData<MovieFacts | null>, movies: readonly MovieId[]): LoadedFacts => {
  const app = useApp()
  const isNeeded = movies.length > 0
  const { state, pause, resume } = useShownMovies(data, isNeeded ? movies : null)
  const known = useKnownMovies(data, everything, isNeeded)
  const missing = useMemo(() => (known ? data.missing(app, movies, known).length : 0), [app, data, movies, known])
  const loading = useValue(state)
  return {
    facts: known ?? noFacts,
    isRead: !isNeeded || known !== undefined,
    state: isNeeded ? loading : 'complete',
    missing,
    pause,
    resume,
  }
}

/** Loads the facts of the movies while it is mounted, the first ones first. */
export const useMovieFacts = (movies: readonly MovieId[]): LoadedFacts => useFacts(factsData, movies)

/** Loads the IMDb ids of the movies, also where earlier versions kept their facts without one. */
export const useImdbIds = (movies: readonly MovieId[]): LoadedFacts => useFacts(imdbIdsData, movies)
