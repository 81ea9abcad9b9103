import fc from 'fast-check'
import { generateNKeysBetween as keysBetween } from 'fractional-indexing'
import { describe, expect, it } from 'vitest'
import { moviesIn } from '#domain/imports/match-movies.ts'
import { type HistoryPlan, planHistory } from '#domain/imports/plan.ts'
import { defaultPrecedences, type Precedence } from '#domain/imports/planned.ts'
import { type HistorySource, historySources, type ReadHistory } from '#domain/imports/read-history.ts'
import { foundMovies, movieStates, type ResolvedMovie } from '#domain/imports/resolve.ts'
import { countReview } from '#domain/imports/review-counts.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { groupedBy } from '#domain/values/indices.ts'
import { snapshot } from '#tests/support/fixtures.ts'
import { historyOf } from '#tests/support/history-files.ts'
import { runs } from '#tests/support/properties.ts'
import { type Said, writtenBy } from './written-by-trackers.ts'

const titles = ['Alien', 'Dune', 'Up', 'Psycho']
const said: fc.Arbitrary<Said> = fc.record({
  title: fc.constantFrom(...titles),
  isSeries: fc.boolean(),
  day: fc.constantFrom('2020-01-02', '2020-01-02', '2019-12-31', ''),
  rating: fc.constantFrom(0, 0, 3, 9),
  isWanted: fc.boolean(),
  isListed: fc.boolean(),
  note: fc.constantFrom('', '', 'Good'),
})

const matches = fc.record(
  Object.fromEntries(
    titles.map((title) => [
      title,
      fc.record({
        state: fc.constantFrom('found' as const, 'found' as const, ...movieStates),
        id: fc.integer({ min: 1, max: 3 }),
      }),
    ]),
  ),
)
type Matches = typeof matches extends fc.Arbitrary<infer Value> ? Value : never

const resolvedBy = (history: ReadHistory, given: Matches): readonly ResolvedMovie[] =>
  moviesIn(history.rows).map((named) => {
    const title = titles.find((each) => named.title.startsWith(each)) ?? 'Up'
    const { state = 'not found', id = 1 } = given[title] ?? {}
    const movie = state === 'found' ? snapshot(`Movie ${id}`, { id }) : null
    return { named, state, movie, candidates: [] }
  })

const planOf = (
  library: Library,
  history: ReadHistory,
  movies: readonly ResolvedMovie[],
  precedence: Precedence,
  wantsAgain: boolean,
): HistoryPlan => {
  const precedences = Object.fromEntries(Object.keys(defaultPrecedences).map((kind) => [kind, precedence]))
  const given = {
    history,
    movies: foundMovies(movies),
    precedences: { ...defaultPrecedences, ...precedences },
    wantsAgain,
  }
  return planHistory(library, { ...given, keysBetween }, '2026-11-20T12:00:00.000Z')
}

const isOpen = ({ state }: ResolvedMovie): boolean => state === 'in doubt' || state === 'unanswered'

/** Of rows that say more, what they imply: that the movie was seen, where something else tells it, or more than once. */
const impliedIn = ({ rows }: ReadHistory, movies: readonly ResolvedMovie[]): number => {
  const found = foundMovies(movies)
  const byMovie = groupedBy(rows, ({ named }) => found.get(named.key)?.id)
  return [...byMovie].reduce((sum, [id, own]) => {
    if (id === undefined) return sum
    const seen = own.flatMap(({ facts }) =>
      facts.map((fact) => ({ fact, isAlone: facts.every(({ kind }) => kind === 'seen') })),
    )
    const isTold = seen.some(({ fact, isAlone }) => fact.kind === 'viewing' || (fact.kind === 'seen' && isAlone))
    const implied = seen.filter(({ fact, isAlone }) => fact.kind === 'seen' && !isAlone).length
    return sum + (isTold ? implied : Math.max(0, implied - 1))
  }, 0)
}

const factsIn = (rows: ReadHistory['rows']): number => rows.reduce((sum, { facts }) => sum + facts.length, 0)

const expectAllAccounted = (history: ReadHistory, movies: readonly ResolvedMovie[], plan: HistoryPlan) => {
  const byKey = new Map(movies.map((movie) => [movie.named.key, movie]))
  const rowsWith = (is: (movie: ResolvedMovie | undefined) => boolean) =>
    history.rows.filter(({ named }) => is(byKey.get(named.key)))
  const undecided = factsIn(rowsWith((movie) => !movie || isOpen(movie)))
  const leftOut = factsIn(rowsWith((movie) => movie !== undefined && movie.movie === null && !isOpen(movie)))
  const facts = factsIn(history.rows) - impliedIn(history, movies)
  expect(plan.planned.length + plan.wishesAgain.rows.length + undecided + leftOut).toBe(facts)
  const counts = countReview(history, movies, plan).movies
  const found = new Set([...foundMovies(movies).values()].map(({ id }) => id)).size
  const others = movies.filter(({ movie, state }) => movie === null && state !== 'not a movie').length
  expect([counts.in + counts.there, counts.open + counts.out]).toEqual([found, others])
}

describe('every row and every fact is accounted for', () => {
  it.each(historySources)('in an export of %s', (source: HistorySource) => {
    fc.assert(
      fc.property(
        fc.array(said, { minLength: 1, maxLength: 8 }),
        matches,
        matches,
        fc.constantFrom<Precedence>('newer', 'file', 'mine'),
        fc.boolean(),
        (records, first, second, precedence, wantsAgain) => {
          const { files, answers, rows: written = records.length } = writtenBy(source, records)
          const history = historyOf(files, answers)
          const rows = history.files.reduce((sum, file) => sum + file.rows, 0)
          expect([rows, history.rows.length + history.leftOut.length]).toEqual([written, written])
          expect(new Set(history.files.map((file) => file.source))).toEqual(new Set([source]))

          const movies = resolvedBy(history, first)
          const plan = planOf(emptyLibrary, history, movies, 'newer', false)
          expectAllAccounted(history, movies, plan)
          const again = resolvedBy(history, second)
          expectAllAccounted(history, again, planOf(plan.library, history, again, precedence, wantsAgain))
        },
      ),
      { numRuns: runs(60) },
    )
  })
})
