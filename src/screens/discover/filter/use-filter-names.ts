import { useMemo } from 'react'
import { useGenreName } from '#components/card/use-genre-name.ts'
import {
  type TagNames,
  useCompanyNames,
  useKeywordNames,
  usePersonNames,
} from '#components/conditions/use-tag-names.ts'
import { rangeLabel } from '#components/filters/range-label.ts'
import { useServiceById } from '#components/services/use-my-services.ts'
import { type DiscoverFilter, defaultVotes, type FilterConditions, idsFrom } from '#domain/discover/discover-filter.ts'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { genreChoiceFrom } from '#domain/movie/genre-choice.ts'
import { languageNames } from '#i18n/language-names.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** The name of a language in the language of the page. */
export const useLanguageName = (): ((code: string) => string) => {
  const locale = useValue(useApp().language.loaded)
  const { statistics } = useMessages()
  return useMemo(() => languageNames(locale, statistics), [locale, statistics])
}

/** What each condition says; '' without, and while not all of its names are known. */
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
  const known = (text: string, names: TagNames, join = formats.allOf) => {
    const ids = idsFrom(text)
    const found = ids.flatMap((id) => names.get(id) ?? [])
    return found.length === ids.length ? join(found) : ''
  }
  const services = new Map(
    idsFrom(filter.service).flatMap((id) => {
      const service = serviceOf(id)
      return service ? [[id, service.name] as const] : []
    }),
  )
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
    service: filter.service === anyOfMine ? mine : known(filter.service, services, formats.anyOf),
    offer: filter.offer && (filter.offer === 'paid' ? offers.groups['rent and buy'] : messages.included),
    cinema: filter.cinema && messages.cinema,
    seen: filter.seen && messages.unseen,
    listed: filter.listed && messages.unlisted,
  }
}
