import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KnownFacts, MovieFacts } from '#domain/movie/movie-facts.ts'
import { diaryLines } from '#domain/records/diary.ts'
import type { Library } from '#domain/records/library.ts'
import { movieDetails } from '#domain/statistics/movie-details.ts'
import { allTime, type Period, parametersOf, periodFrom, yearPeriod } from '#domain/statistics/period.ts'
import { type Statistics, statisticsOf } from '#domain/statistics/statistics.ts'
import { filtersIn, type ViewingFilter, viewingsThatMatch } from '#domain/statistics/viewing-filter.ts'
import { libraries } from '#tests/support/arbitraries.ts'

const people = [1, 2, 3].map((id) => ({ id, name: `Person ${id}`, profilePath: null }))

const facts: fc.Arbitrary<MovieFacts> = fc.record({
  releaseDate: fc.constantFrom('', '1994-05-01', '2020-02-02'),
  runtime: fc.constantFrom(0, 59, 60, 104, 180, 400),
  voteAverage: fc.constantFrom(0, 0.3, 7.4, 7.5, 10),
  genres: fc.subarray(['Drama', 'Horror']),
  countries: fc.subarray(['FR', 'JP']),
  originalLanguage: fc.constantFrom('', 'fr', 'ja'),
  directors: fc.subarray(people),
  actors: fc.subarray(people),
})

const periods: fc.Arbitrary<Period> = fc.oneof(
  fc.constant(allTime),
  fc.integer({ min: 1970, max: 2099 }).map((year) => yearPeriod(String(year))),
  fc.constant({ from: '1990-01-01', to: '2050-06-15' }),
  fc.constant({ from: '', to: '2030-01-01' }),
)

/** Libraries with many viewings, the facts of some of their movies, and a period. */
const worlds = libraries.chain((library) =>
  fc.record({
    library: fc.constant(library),
    facts: fc
      .array(fc.option(facts), { minLength: library.watchHistory.length, maxLength: library.watchHistory.length })
      .map(
        (list): KnownFacts =>
          new Map(library.watchHistory.flatMap(({ movieId }, index) => (list[index] ? [[movieId, list[index]]] : []))),
      ),
    period: periods,
  }),
)

const sum = (tallies: readonly { readonly count: number }[]) => tallies.reduce((total, { count }) => total + count, 0)

const listOf = (library: Library, known: KnownFacts, period: Period) => {
  const lines = diaryLines(library)
  const movieOf = movieDetails(library, known)
  return (filter: ViewingFilter) => viewingsThatMatch(lines, { filter, period }, movieOf)
}

const moviesIn = (lines: ReturnType<ReturnType<typeof listOf>>) => new Set(lines.map(({ movie }) => movie.id)).size

/** The numbers of movies beside the filters that their links have. */
const movieNumbers = (of: Statistics): readonly (readonly [ViewingFilter, number])[] => [
  [{}, of.movies],
  [{ rated: '1' }, of.ratedMovies],
  ...of.ratings.map(({ key, count }) => [{ own: key }, count] as const),
  ...of.votes.map(({ key, count }) => [{ votes: key }, count] as const),
  ...of.decades.map(({ key, count }) => [{ decade: key }, count] as const),
  ...of.releaseYears.map(({ key, count }) => [{ released: key }, count] as const),
  ...of.runtimes.map(({ key, count }) => [{ runtime: key }, count] as const),
  ...of.genres.map(({ key, count }) => [{ genre: key }, count] as const),
  ...of.countries.map(({ key, count }) => [{ country: key }, count] as const),
  ...of.languages.map(({ key, count }) => [{ language: key }, count] as const),
  ...of.directors.map(({ person, movies }) => [{ director: String(person.id) }, movies] as const),
  ...of.actors.map(({ person, movies }) => [{ actor: String(person.id) }, movies] as const),
]

const viewingNumbers = (of: Statistics): readonly (readonly [ViewingFilter, number])[] => [
  [{}, of.viewings],
  [{ undated: '1' }, of.undated],
  [{ rewatch: '1' }, of.rewatches],
  ...(of.busiestMonth ? [[{ month: of.busiestMonth.key }, of.busiestMonth.count] as const] : []),
  ...of.months.map(({ key, count }) => [{ month: key }, count] as const),
  ...of.weekdays.map(({ key, count }) => [{ weekday: key }, count] as const),
  ...[...of.byDay].map(([day, count]) => [{ day }, count] as const),
]

describe('the statistics of any library', () => {
  it('have months, weekdays, years and days that each add up to the dated viewings', () => {
    fc.assert(
      fc.property(worlds, ({ library, facts: known, period }) => {
        const of = statisticsOf(library, known, period)
        const dated = of.viewings - of.undated
        const days = [...of.byDay.values()].reduce((total, count) => total + count, 0)
        expect([sum(of.months), sum(of.weekdays), sum(of.years), days]).toEqual([dated, dated, dated, dated])
        expect(sum(of.ratings)).toBe(of.ratedMovies)
        expect(sum(of.releaseYears)).toBe(sum(of.decades))
      }),
    )
  })

  it('have numbers that each lead to as many movies or viewings in the diary', () => {
    fc.assert(
      fc.property(worlds, ({ library, facts: known, period }) => {
        const of = statisticsOf(library, known, period)
        const list = listOf(library, known, period)
        for (const [filter, movies] of movieNumbers(of))
          expect([filter, moviesIn(list(filter))]).toEqual([filter, movies])
        for (const [filter, viewings] of viewingNumbers(of))
          expect([filter, list(filter).length]).toEqual([filter, viewings])
      }),
    )
  })

  it('add up over the years, undated viewings aside', () => {
    fc.assert(
      fc.property(worlds, ({ library, facts: known }) => {
        const all = statisticsOf(library, known, allTime)
        const years = all.years.map(({ key }) => statisticsOf(library, known, yearPeriod(key)).viewings)
        expect(years).toEqual(all.years.map(({ count }) => count))
      }),
    )
  })

  it('have a period that its address gives back', () => {
    fc.assert(
      fc.property(periods, (period) => {
        expect(periodFrom({ year: '', from: '', to: '', ...parametersOf(period) })).toEqual(period)
      }),
    )
  })
})

it('the language of an address narrows the diary only where it is a code', () => {
  const narrowedBy = (language: string) => filtersIn((name) => (name === 'language' ? language : ''))
  expect([narrowedBy('ja'), narrowedBy('pseudo'), narrowedBy('')]).toEqual([{ language: 'ja' }, {}, {}])
})
