import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useGenreName } from '#components/card/use-genre-name.ts'
import { rangeLabel } from '#components/filters/range-label.ts'
import { useServiceById } from '#components/services/use-service-by-id.ts'
import { type DiscoverFilter, defaultVotes, type FilterConditions, idsFrom } from '#domain/discover/discover-filter.ts'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { genreChoiceFrom } from '#domain/movie/genre-choice.ts'
import type { NamedId } from '#domain/movie/movie-details.ts'
import { languageNames } from '#i18n/language-names.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useFilterQueries } from '#wiring/movies/use-filter-queries.ts'

/** The name of a language in the language of the page. */
export const useLanguageName = (): ((code: string) => string) => {
  const locale = useValue(useApp().language.loaded)
  const { statistics } = useMessages()
  return useMemo(() => languageNames(locale, statistics), [locale, statistics])
}

/** By id; what has not loaded has no name yet. */
const namesIn = (answers: readonly { readonly data: NamedId | undefined }[]): ReadonlyMap<number, string> =>
  new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : [])))

export const usePersonNames = (ids: readonly number[]): ReadonlyMap<number, string> => {
  const queries = useValue(useApp().provider.queries)
  return namesIn(useQueries({ queries: ids.map((id) => queries.person(id)) }))
}

export const useKeywordNames = (ids: readonly number[]): ReadonlyMap<number, string> => {
  const { keyword } = useFilterQueries()
  return namesIn(useQueries({ queries: ids.map((id) => keyword(id)) }))
}

const useCompanyNames = (ids: readonly number[]): ReadonlyMap<number, string> => {
  const { company } = useFilterQueries()
  return namesIn(useQueries({ queries: ids.map((id) => company(id)) }))
}

/** What each condition says, '' without. */
export const useFilterLabels = (filter: DiscoverFilter): FilterConditions => {
  const formats = useFormats()
  const { card, offers } = useCoreMessages()
  const messages = useMessages().discoverFilter
  const { mine } = useMessages().services
  const genreName = useGenreName()
  const languageName = useLanguageName()
  const serviceOf = useServiceById()
  const people = usePersonNames(idsFrom(filter.people))
  const keywords = useKeywordNames(idsFrom(filter.keywords))
  const companies = useCompanyNames(idsFrom(filter.companies))
  const wanted = genreChoiceFrom(filter.genre)
  const joined = wanted.mode === 'all' ? formats.allOf : formats.anyOf
  const named = (text: string, name: (code: string) => string) => formats.anyOf(text.split('|').map(name))
  const known = (text: string, names: ReadonlyMap<number, string>) =>
    formats.allOf(idsFrom(text).map((id) => names.get(id) ?? '…'))
  const services = filter.service === anyOfMine ? [] : idsFrom(filter.service)
  const stars = card.decimal({ rating: filter.rating })
  return {
    genre: joined(wanted.genres.map(genreName)),
    without:
      filter.without &&
      messages.withoutGenres({ genres: formats.anyOf(genreChoiceFrom(filter.without).genres.map(genreName)) }),
    year: filter.year && rangeLabel(filter.year, String),
    runtime: filter.runtime && rangeLabel(filter.runtime, String, formats.minutes),
    language: filter.language && named(filter.language, languageName),
    country: filter.country && named(filter.country, formats.country),
    rating: filter.rating && `★ ≥ ${stars}`,
    votes: messages.atLeast({ count: Number(filter.votes || defaultVotes) }),
    age: filter.age && messages.upTo({ rating: filter.age }),
    people: known(filter.people, people),
    keywords: known(filter.keywords, keywords),
    companies: known(filter.companies, companies),
    service: filter.service === anyOfMine ? mine : formats.anyOf(services.map((id) => serviceOf(id)?.name ?? '…')),
    offer: filter.offer && (filter.offer === 'paid' ? offers.groups['rent and buy'] : messages.included),
    cinema: filter.cinema && messages.cinema,
    seen: filter.seen && messages.unseen,
    listed: filter.listed && messages.unlisted,
  }
}
