import { useMemo } from 'react'
import type { KnownFacts } from '#domain/movie/movie-facts.ts'
import { runtimeBucketOf } from '#domain/statistics/buckets.ts'
import type { FilterName } from '#domain/statistics/viewing-filter.ts'
import { dayOf, twoDigits } from '#domain/values/day.ts'
import { once } from '#domain/values/once.ts'
import { dateFormat, type Formats } from '#i18n/formats.ts'
import { type LanguageMessages, languageNames } from '#i18n/language-names.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useGenreName } from '../card/use-genre-name.ts'
import { useRatingText } from './use-rating-text.ts'

/** Monday where the browser does not know. */
const firstWeekdayOf = (language: string): number => {
  const locale: unknown = new Intl.Locale(language)
  const { getWeekInfo, weekInfo } = Object(locale)
  const info: unknown = typeof getWeekInfo === 'function' ? getWeekInfo.call(locale) : weekInfo
  const first: unknown = Object(info).firstDay
  return typeof first === 'number' && first >= 1 && first <= 7 ? first : 1
}

const namesOf = (language: string, { shortMonth, dayAndMonth }: Formats, messages: LanguageMessages) => {
  const date = (parts: Intl.DateTimeFormatOptions) => dateFormat(language, parts)
  const longMonth = date({ month: 'long' })
  const [longDay, shortDay] = [date({ weekday: 'long' }), date({ weekday: 'short' })]
  const dayIn = (month: number) => `2024-${twoDigits(month)}-01`
  // The first of January 2024 was a Monday.
  const dayOn = (weekday: number) => `2024-01-0${weekday}`
  const range = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }))
  return {
    month: (month: number) => longMonth(dayIn(month)),
    shortMonth: (month: number) => shortMonth(dayIn(month)),
    /** 1 for Monday to 7. */
    weekday: (weekday: number) => longDay(dayOn(weekday)),
    shortWeekday: (weekday: number) => shortDay(dayOn(weekday)),
    /** The day a week begins with, 1 for Monday to 7. */
    firstWeekday: firstWeekdayOf(language),
    /** YYYY-MM-DD, where there is little room. */
    mediumDate: date({ dateStyle: 'medium' }),
    /** Of a day of a known year. */
    dayAndMonth,
    dates: (from: string, to: string) => range().formatRange(dayOf(from) ?? 0, dayOf(to) ?? 0),
    language: languageNames(language, messages),
  }
}

const personIn = (facts: KnownFacts, id: string): string | undefined => {
  for (const movie of facts.values()) {
    const person = movie && [...movie.directors, ...movie.actors].find((each) => String(each.id) === id)
    if (person) return person.name
  }
  return undefined
}

/** The names of days, countries and the like, and what a filter of the diary is called. */
export const useViewingLabels = () => {
  const messages = useMessages().statistics
  const language = useValue(useApp().language.loaded)
  const genreName = useGenreName()
  const { numberOf } = useRatingText()
  const formats = useFormats()
  const { country, longDate, monthAndYear } = formats
  const names = useMemo(() => namesOf(language, formats, messages), [language, formats, messages])

  const runtime = (bucket: string): string => {
    const [least = '', most = ''] = bucket.split('-')
    if (runtimeBucketOf(Number(least) || 1) !== bucket) return bucket
    if (least === '0') return messages.runtime.under({ minutes: Number(most) + 1 })
    return most === ''
      ? messages.runtime.over({ minutes: Number(least) })
      : messages.runtime.between({ least: Number(least), most: Number(most) })
  }
  const { filters } = messages
  const filterLabel = (name: FilterName, value: string, facts: KnownFacts): string => {
    if (value === '') return ''
    const labels: Readonly<Record<FilterName, () => string>> = {
      month: () => (value.length === 7 ? monthAndYear(value) : names.month(Number(value) || 1)),
      weekday: () => names.weekday(Number(value) || 1),
      day: () => longDate(value),
      undated: () => filters.undated,
      unlisted: () => filters.unlisted,
      rewatch: () => filters.rewatch,
      rated: () => filters.rated,
      own: () => filters.own({ rating: numberOf(Number(value)) }),
      votes: () => filters.votes({ rating: numberOf(Number(value)) }),
      genre: () => genreName(value),
      decade: () => messages.decade({ year: Number(value) }),
      released: () => filters.released({ year: value }),
      runtime: () => runtime(value),
      country: () => country(value),
      language: () => names.language(value),
      director: () => filters.director({ name: personIn(facts, value) ?? filters.unknownPerson }),
      actor: () => filters.actor({ name: personIn(facts, value) ?? filters.unknownPerson }),
    }
    return labels[name]()
  }
  return {
    ...names,
    country,
    date: longDate,
    monthOfYear: monthAndYear,
    genre: genreName,
    rating: numberOf,
    decade: (year: number) => messages.decade({ year }),
    runtime,
    filterLabel,
  }
}
