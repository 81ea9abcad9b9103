import { type ReadonlySignal, signal } from '@preact/signals-react'
import { useMemo } from 'react'
import { nothingKnown } from '#domain/availability/availability.ts'
import {
  type FilteredMovie,
  isNarrowing,
  isSameFilter,
  type MovieFilter,
  matchingMovies,
  movieFilterFrom,
} from '#domain/lists/movie-filter.ts'
import { genreChoiceFrom } from '#domain/movie/genre-choice.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { wantedByBoth } from '#domain/records/friends.ts'
import type { Friend, WatchHistoryEntry } from '#domain/records/library.ts'
import type { MovieMap } from '#domain/records/movie-index.ts'
import { inScale } from '#domain/records/own-rating.ts'
import { useKept } from '#ui/hooks/use-kept.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useKnownAvailability } from '#wiring/movies/load-availability.ts'
import { useMovieFacts } from '#wiring/movies/load-facts.ts'
import { useGenreName } from '../card/use-genre-name.ts'
import type { ListLocation } from '../place/use-list-location.ts'
import { rangeLabel } from './range-label.ts'
import { useServiceLabel } from './use-service-label.ts'

const none: ReadonlySignal<MovieMap<WatchHistoryEntry>> = signal(new Map())

const noFriends: ReadonlySignal<readonly Friend[]> = signal([])

const noMovies: readonly MovieId[] = []

const useWanted = (friend: Friend | undefined): ReadonlySet<MovieId> => {
  const own = useValue(useApp().lists.watchlist.byMovie)
  return useMemo(() => new Set(friend && wantedByBoth(friend, own)), [friend, own])
}

const useLabels = (filter: MovieFilter, friend: Friend | undefined): MovieFilter => {
  const service = useServiceLabel(filter.service)
  const { memory } = useApp()
  const formats = useFormats()
  const scale = useValue(memory.preferences.ratingScale.value)
  const { card, seen } = useCoreMessages()
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
      rating: filter.rating && `★ ${rangeLabel(filter.rating, stars)}`,
      tag: filter.tag,
      service,
      friend: friend?.name ?? '',
      viewings: filter.viewings && (filter.viewings === 'some' ? seen.before : seen.withoutViewing),
    }
  }, [filter, formats, scale, decimal, genreName, service, friend, seen])
}

/** The movies that the conditions in the address match, and the label of each condition. */
export const useMovieFilter = <Movie extends FilteredMovie>(
  movies: readonly Movie[],
  { parameter }: ListLocation,
  order: string,
) => {
  const { lists, settings, records } = useApp()
  const given = movieFilterFrom(parameter)
  const friend = useValue(given.friend === '' ? noFriends : records.friends).find(
    ({ id }) => String(id) === given.friend,
  )
  const filter = useKept(friend ? given : { ...given, friend: '' }, isSameFilter)
  const wanted = useWanted(friend)
  const entries = useValue(
    filter.rating === '' && filter.tag === '' && filter.viewings === '' ? none : lists.diary.byMovie,
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
    () => matchingMovies(movies, filter, { entries, mine, facts, availability: known ?? nothingKnown, wanted }),
    [movies, filter, entries, mine, facts, known, wanted],
  )
  const isReading = filter.service !== '' && known === undefined
  const runtimes = { loadedFacts, total: withoutRuntime.length }
  return { filter, matching, isReading, isNarrowing: isNarrowing(filter), runtimes, labels: useLabels(filter, friend) }
}
