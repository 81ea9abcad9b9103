import { useViewingLabels } from '#components/diary/use-viewing-labels.ts'
import type { Tally } from '#domain/statistics/days.ts'
import { type Period, yearPeriod } from '#domain/statistics/period.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { type FilterName, viewingsHref } from '#domain/statistics/viewing-filter.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { Datum } from './chart-context.ts'

/** The rows of a chart of the most frequent; the table has all. */
export const mostBars = 8

/** What each chart shows, in the language of the page. */
export const useChartData = (of: Statistics, period: Period) => {
  const messages = useMessages().statistics
  const names = useViewingLabels()
  const counted =
    (textOf: (count: number) => string, hrefOf: (key: string) => string) =>
    (tallies: readonly Tally[], nameOf: (key: string) => string, shortOf = nameOf): readonly Datum[] =>
      tallies.map(({ key, count }) => ({
        key,
        name: nameOf(key),
        short: shortOf(key),
        value: count,
        text: textOf(count),
        href: hrefOf(key),
      }))
  const viewingText = (count: number) => messages.viewings({ count })
  const filtered = (filter: FilterName | 'with') => (key: string) => viewingsHref(period, { [filter]: key })
  const viewings = (filter: FilterName | 'with') => counted(viewingText, filtered(filter))
  const movies = (filter: FilterName) => counted((count) => messages.movies({ count }), filtered(filter))
  const weekdays = [...of.weekdays.slice(names.firstWeekday - 1), ...of.weekdays.slice(0, names.firstWeekday - 1)]
  const rating = (key: string) => names.rating(Number(key))
  return {
    dayOf: (day: string): Datum => ({
      key: day,
      name: names.date(day),
      short: day,
      value: of.byDay.get(day) ?? 0,
      text: viewingText(of.byDay.get(day) ?? 0),
      href: viewingsHref(period, { day }),
    }),
    years: counted(viewingText, (year) => viewingsHref(yearPeriod(year), {}))(of.years, String),
    months: viewings('month')(
      of.months,
      (key) => names.month(Number(key)),
      (key) => names.shortMonth(Number(key)),
    ),
    weekdays: viewings('weekday')(
      weekdays,
      (key) => names.weekday(Number(key)),
      (key) => names.shortWeekday(Number(key)),
    ),
    ratings: movies('own')(of.ratings, (key) => messages.filters.own({ rating: rating(key) }), rating),
    // Beside the ratings in one chart, whose keys are unique.
    votes: movies('votes')(of.votes, (key) => messages.filters.votes({ rating: rating(key) }), rating).map((datum) => ({
      ...datum,
      key: `votes ${datum.key}`,
    })),
    decades: movies('decade')(of.decades, (key) => names.decade(Number(key))),
    releaseYears: movies('released')(withGaps(of.releaseYears), String),
    runtimes: movies('runtime')(of.runtimes, names.runtime, (key) => key.replace(/-$/, '+').replace('-', '–')),
    genres: movies('genre')(of.genres, names.genre),
    countries: movies('country')(of.countries, names.country),
    languages: movies('language')(of.languages, names.language),
    companions: viewings('with')(of.companions, String),
  }
}

/** The years between, so that the axis is one of time. */
const withGaps = (years: readonly Tally[]): readonly Tally[] => {
  const [first, last] = [Number(years[0]?.key), Number(years.at(-1)?.key)]
  if (!(last >= first)) return []
  const counts = new Map(years.map(({ key, count }) => [key, count]))
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index)).map((key) => ({
    key,
    count: counts.get(key) ?? 0,
  }))
}
