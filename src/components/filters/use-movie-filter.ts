import { type ReadonlySignal, signal } from '@preact/signals-react'
import { useMemo } from 'react'
import { nothingKnown } from '#domain/availability/availability.ts'
import { linksOf } from '#domain/lists/collection-links.ts'
import {
  anyOfMine,
  type FilteredMovie,
  isNarrowing,
  isSameFilter,
  type MovieFilter,
  matchingMovies,
  movieFilterFrom,
  none,
} from '#domain/lists/movie-filter.ts'
import { genreChoiceFrom } from '#domain/movie/genre-choice.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { wantedByBoth } from '#domain/records/friends.ts'
import type { Collection, CollectionLink, Friend, WatchHistoryEntry } from '#domain/records/library.ts'
import type { MovieMap } from '#domain/records/movie-index.ts'
import { inScale } from '#domain/records/own-rating.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { useKept } from '#ui/hooks/use-kept.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useKnownAvailability, useMovieFacts } from '#wiring/movies/movie-data.ts'
import { useGenreName } from '../card/use-genre-name.ts'
import type { ListLocation } from '../place/use-list-location.ts'
import { useServiceById } from '../services/use-my-services.ts'
import { rangeLabel } from './range-label.ts'

/** Takes a service as in the address; '' until its name is known. */
const useServiceLabel = (service: string): string => {
  const { settingNames } = useCoreMessages()
  const isNamed = service !== '' && service !== anyOfMine
  const serviceOf = useServiceById(isNamed)
  return isNamed ? (serviceOf(Number(service))?.name ?? '') : service && settingNames.services
}

const noEntries: ReadonlySignal<MovieMap<WatchHistoryEntry>> = signal(new Map())

const noFriends: ReadonlySignal<readonly Friend[]> = signal([])

const noLinks: ReadonlySignal<readonly CollectionLink[]> = signal([])

const noMovies: readonly MovieId[] = []

const useWanted = (friend: Friend | undefined): ReadonlySet<MovieId> => {
  const own = useValue(useApp().lists.watchlist.byMovie)
  return useMemo(() => new Set(friend && wantedByBoth(friend, own)), [friend, own])
}

/** The movies of the collection, or of any. */
const useCollected = (collection: string): ReadonlySet<MovieId> => {
  const { collections } = useApp().lists
  const links = useValue(collection === '' ? noLinks : collections.links)
  return useMemo(() => {
    const chosen = collection === none ? links : linksOf(links, Number(collection))
    return new Set(chosen.map(({ movieId }) => movieId))
  }, [links, collection])
}

const useLabels = (filter: MovieFilter, friend: Friend | undefined, collectionName: string): MovieFilter => {
  const service = useServiceLabel(filter.service)
  const { memory } = useApp()
  const formats = useFormats()
  const scale = useValue(memory.preferences.ratingScale.value)
  const { card, seen } = useCoreMessages()
  const messages = useMessages().filters
  const { decimal } = card
  const genreName = useGenreName()
  return useMemo(() => {
    const { genres, mode } = genreChoiceFrom(filter.genre)
    const joined = mode === 'all' ? formats.allOf : formats.anyOf
    const stars = (rating: number) => decimal({ rating: String(inScale(rating, scale).rating) })
    return {
      genre: filter.genre && joined(genres.map(genreName)),
      year: filter.year && rangeLabel(filter.year, String),
      runtime: filter.runtime && rangeLabel(filter.runtime, String, formats.minutes),
      rating:
        filter.rating === none ? messages.withoutRating : filter.rating && `★ ${rangeLabel(filter.rating, stars)}`,
      tag: filter.tag,
      service,
      friend: friend?.name ?? '',
      collection: filter.collection === none ? messages.inNoCollection : collectionName,
      note: filter.note && messages.withoutNote,
      released: filter.released && messages.released,
      viewings: filter.viewings && (filter.viewings === 'some' ? seen.before : seen.withoutViewing),
    }
  }, [filter, formats, scale, decimal, genreName, service, friend, collectionName, seen, messages])
}

const noName: ReadonlySignal<ReadonlyMap<RecordId, Collection>> = signal(new Map())

/** '' of a collection that is not there, which narrows nothing. */
const useCollectionName = (collection: string): string => {
  const isNamed = collection !== '' && collection !== none
  const { collections } = useApp().lists
  return useValue(isNamed ? collections.byId : noName).get(Number(collection))?.name ?? ''
}

/** The movies that the conditions in the address match, and the label of each condition. */
export const useMovieFilter = <Movie extends FilteredMovie>(
  movies: readonly Movie[],
  { parameter }: ListLocation,
  order: string,
) => {
  const { lists, settings, records, platform } = useApp()
  const given = movieFilterFrom(parameter)
  const friend = useValue(given.friend === '' ? noFriends : records.friends).find(
    ({ id }) => String(id) === given.friend,
  )
  const collectionName = useCollectionName(given.collection)
  const filter = useKept(
    {
      ...given,
      friend: friend ? given.friend : '',
      collection: given.collection === none || collectionName !== '' ? given.collection : '',
    },
    isSameFilter,
  )
  const wanted = useWanted(friend)
  const collected = useCollected(filter.collection)
  const today = platform.today()
  const entries = useValue(
    filter.rating === '' && filter.tag === '' && filter.note === '' && filter.viewings === ''
      ? noEntries
      : lists.diary.byMovie,
  )
  const mine = useValue(settings.myServices)
  const known = useKnownAvailability(filter.service !== '')
  const needsRuntimes = filter.runtime !== '' || order.startsWith('runtime')
  const withoutRuntime = useMemo(
    () => (needsRuntimes ? movies.filter(({ movie }) => movie.runtime === 0).map(({ movieId }) => movieId) : noMovies),
    [movies, needsRuntimes],
  )
  const loadedFacts = useMovieFacts(withoutRuntime)
  const { facts } = loadedFacts
  const matching = useMemo(
    () =>
      matchingMovies(movies, filter, {
        entries,
        mine,
        facts,
        availability: known ?? nothingKnown,
        wanted,
        collected,
        today,
      }),
    [movies, filter, entries, mine, facts, known, wanted, collected, today],
  )
  const isReading = filter.service !== '' && known === undefined
  const runtimes = { loadedFacts, total: withoutRuntime.length }
  return {
    filter,
    matching,
    isReading,
    isNarrowing: isNarrowing(filter),
    runtimes,
    labels: useLabels(filter, friend, collectionName),
  }
}
