import { type ReadonlySignal, signal } from '@preact/signals-core'
import { useMemo } from 'react'
import { nothingKnown } from '#domain/availability.ts'
import {
  type FilmFilter,
  type FilteredFilm,
  filmConditions,
  filmFilterFrom,
  isNarrowing,
  matchingFilms,
} from '#domain/film-filter.ts'
import type { FilmMap } from '#domain/film-index.ts'
import { genreChoiceFrom } from '#domain/genre-choice.ts'
import type { WatchHistoryEntry } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import { inScale } from '#domain/own-rating.ts'
import { rangeFrom } from '#domain/ranges.ts'
import { useKnownAvailability } from '#wiring/flows/availability.ts'
import { useFilmFacts } from '#wiring/flows/film-facts.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { useGenreName } from './use-genre-name.ts'
import type { ListLocation } from './use-list-location.ts'
import { useServiceLabel } from './use-service-label.ts'

const none: ReadonlySignal<FilmMap<WatchHistoryEntry>> = signal(new Map())

const noFilms: readonly MovieId[] = []

/** '1990–1999', '≥ 1990' or '≤ 1999'. */
const rangeLabel = (text: string, numberText: (value: number) => string, unitText = numberText): string => {
  const { from, to } = rangeFrom(text) ?? {}
  if (from !== undefined && from === to) return unitText(from)
  if (from !== undefined && to !== undefined) return `${numberText(from)}–${unitText(to)}`
  return from === undefined ? `≤ ${unitText(to ?? 0)}` : `≥ ${unitText(from)}`
}

const useLabels = (filter: FilmFilter): FilmFilter => {
  const service = useServiceLabel(filter.service)
  const { loadedLanguage, preferences } = useApp()
  const language = useValue(loadedLanguage)
  const scale = useValue(preferences.ratingScale.value)
  const { decimal } = useMessages().card
  const genreName = useGenreName()
  return useMemo(() => {
    const { genres, mode } = genreChoiceFrom(filter.genre)
    const names = new Intl.ListFormat(language, { type: mode === 'all' ? 'conjunction' : 'disjunction' })
    const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
    const stars = (rating: number) => decimal(String(inScale(rating, scale).rating))
    return {
      genre: filter.genre && names.format(genres.map(genreName)),
      year: filter.year && rangeLabel(filter.year, String),
      runtime: filter.runtime && rangeLabel(filter.runtime, String, minutes.format),
      rating: filter.rating && `★ ${rangeLabel(filter.rating, stars)}`,
      tag: filter.tag,
      service,
    }
  }, [filter, language, scale, decimal, genreName, service])
}

/** The films that the conditions in the address match, and the label of each condition. */
export const useFilmFilter = <Film extends FilteredFilm>(films: readonly Film[], { parameter }: ListLocation) => {
  const { diary, myServices } = useApp()
  const read = filmFilterFrom(parameter)
  const key = filmConditions.map((name) => read[name]).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all of them
  const filter = useMemo(() => read, [key])
  const entries = useValue(filter.rating === '' && filter.tag === '' ? none : diary.byMovie)
  const mine = useValue(myServices)
  const known = useKnownAvailability(filter.service !== '')
  const withoutRuntime = useMemo(
    () =>
      filter.runtime === '' ? noFilms : films.filter(({ movie }) => movie.runtime === 0).map(({ movieId }) => movieId),
    [films, filter.runtime],
  )
  const loadedFacts = useFilmFacts(withoutRuntime)
  const { facts } = loadedFacts
  const matching = useMemo(
    () => matchingFilms(films, filter, { entries, mine, facts, availability: known ?? nothingKnown }),
    [films, filter, entries, mine, facts, known],
  )
  const isReading = filter.service !== '' && known === undefined
  const runtimes = { loadedFacts, total: withoutRuntime.length }
  return { filter, matching, isReading, isNarrowing: isNarrowing(filter), runtimes, labels: useLabels(filter) }
}
