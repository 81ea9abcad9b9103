import fc from 'fast-check'
import { generateNKeysBetween as keysBetween } from 'fractional-indexing'
import { describe, expect, it } from 'vitest'
import type { HistoryFact } from '#domain/imports/read-history.ts'
import { inHandOrder, positionsFor, withPositions } from '#domain/lists/hand-order.ts'
import type { Library, Viewing } from '#domain/records/library.ts'
import { changeMovie, type MovieChange } from '#domain/records/movie-changes.ts'
import { changeEntry, putViewing } from '#domain/records/watch-history.ts'
import { idOf, snapshot } from '#tests/support/fixtures.ts'
import { later, list, on, outcomesIn, planOf, rated, type Said, seen, wanted } from './plan-language.ts'

const imported = '2026-10-01T12:00:00.000Z'
const written = '2026-10-15T12:00:00.000Z'
const alien = idOf('Alien')
const lists = { lists: [list('Best')] }

type Details = Partial<Pick<Viewing, 'watchedAt' | 'rating' | 'note' | 'tags' | 'companions'>>
type Change = (library: Library) => Library

const says =
  (change: MovieChange): Change =>
  (library) => ({ ...library, watchHistory: changeMovie(library.watchHistory, snapshot('Alien'), change, written) })
const logs =
  (details: Details): Change =>
  (library) => {
    const viewing = { id: 7, watchedAt: null, ...details, createdAt: written, lastModified: written }
    return { ...library, watchHistory: putViewing(library.watchHistory, { movie: snapshot('Alien'), viewing }) }
  }
const edits =
  (details: Details): Change =>
  (library) => ({
    ...library,
    watchHistory: changeEntry(library.watchHistory, alien, (entry) => ({
      ...entry,
      plays: entry.plays.map((viewing, index) =>
        index === 0 ? { ...viewing, ...details, lastModified: written } : viewing,
      ),
    })),
  })
const arranges =
  (title: string, index: number): Change =>
  (library) => {
    const [collection] = library.collections
    const positions = positionsFor(library.collectionMovies, idOf(title), index, keysBetween)
    const links = library.collectionMovies
    return collection ? { ...library, collectionMovies: withPositions(links, collection.id, positions) } : library
  }

const entryOf = ({ watchHistory }: Library) => watchHistory.find(({ movieId }) => movieId === alien)
const changed = (facts: readonly Said[], ...changes: readonly Change[]): Library =>
  changes.reduce((library, change) => change(library), planOf({ a: facts }, { ...lists, at: imported }).library)

const days = fc.constantFrom('2020-05-01', '2021-06-13', '2021-06-13T20:15Z')
const some = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 2 })
const notes = fc.constantFrom('Dark.', 'Slow.')
const ratings = fc.integer({ min: 1, max: 10 })
const details = fc.record({ rating: ratings, note: notes, tags: some, companions: some }, { requiredKeys: [] })
const facts: fc.Arbitrary<HistoryFact> = fc.oneof(
  fc.tuple(fc.option(days), details).map(([day, said]): HistoryFact => ({ kind: 'viewing', watchedAt: day, ...said })),
  ratings.map((rating) => rated(rating)),
  ratings.map((rating) => rated(rating, '2026-10-14T12:00:00.000Z')),
  notes.map((note): HistoryFact => ({ kind: 'note', note })),
  some.map((tags): HistoryFact => ({ kind: 'tags', tags })),
  fc.constantFrom<HistoryFact>({ kind: 'seen' }, { kind: 'liked' }, wanted),
)
const titles = fc.constantFrom('Alien', 'Heat', 'Dune', 'Ran')
const order = fc.shuffledSubarray(['Alien', 'Heat', 'Dune', 'Ran'], { minLength: 2 })
const files = fc
  .tuple(fc.array(facts, { maxLength: 5 }), order)
  .map(([said, titlesInOrder]): readonly Said[] => [
    ...said.map((fact): Said => ['Alien', fact]),
    ...titlesInOrder.map((title, index): Said => [title, on('Best', index + 1)]),
  ])
const movieChanges = fc.record({ rating: fc.option(ratings), note: notes, tags: some }, { requiredKeys: [] })
const viewingChanges = fc.tuple(fc.option(days), details).map(([watchedAt, said]) => ({ watchedAt, ...said }))
const changes: fc.Arbitrary<Change> = fc.oneof(
  movieChanges.map(says),
  viewingChanges.map(logs),
  viewingChanges.map(edits),
  fc.tuple(titles, fc.nat({ max: 3 })).map(([title, index]) => arranges(title, index)),
)

/** What the user wrote, and the order that they gave. */
const own = (before: Library, library: Library) => {
  const now = entryOf(library)
  const was = entryOf(before)
  const links = inHandOrder.sorted(
    library.collectionMovies.filter(({ id }) => before.collectionMovies.some((link) => link.id === id)),
  )
  const isArranged = before.collectionMovies.some(({ position }) => position !== undefined)
  const plays = (was?.plays ?? [])
    .filter(({ lastModified }) => lastModified === written)
    .map(({ id, ...viewing }) => {
      const found = now?.plays?.find((play) => play.id === id)
      return Object.fromEntries(
        Object.entries(viewing).map(([name]) => [name, Object.entries(found ?? {}).find(([key]) => key === name)?.[1]]),
      )
    })
  return {
    ...(was?.ratedAt === written && { rating: now?.rating }),
    ...(was?.note !== undefined && { note: now?.note }),
    ...(was?.tags && { tags: now?.tags }),
    plays: plays.map(({ lastModified: _, ...viewing }) => viewing),
    order: isArranged ? links.map(({ movieId }) => movieId) : [],
    covers: library.collections.map(({ coverImage }) => coverImage),
  }
}

describe('what the user wrote later than the row of a file', () => {
  it('stays, unless the user chose the file', () => {
    fc.assert(
      fc.property(
        files,
        fc.array(changes, { minLength: 1, maxLength: 4 }),
        files,
        fc.constantFrom('newer' as const, 'mine' as const),
        (first, made, second, wins) => {
          const before = changed(first, ...made)
          const { library } = planOf({ b: second }, { ...lists, library: before, wins, at: later })
          expect(own(before, library)).toEqual(own(before, before))
        },
      ),
      { numRuns: 300 },
    )
  })

  const diary = seen('2020-05-01', { rating: 8, note: 'Dark.', tags: ['a'] })
  const day = { watchedAt: '2020-05-01' }

  it.each<readonly [string, readonly Said[], Change, HistoryFact, object]>([
    ['a rating', [], says({ rating: 4 }), rated(8, imported), { rating: 8 }],
    ['a note', [], says({ note: 'Slow.' }), { kind: 'note', note: 'Dark.' }, { note: 'Dark.' }],
    ['tags', [], says({ tags: ['b'] }), { kind: 'tags', tags: ['a'] }, { tags: ['b', 'a'] }],
    [
      'a rating when logging',
      [],
      logs({ ...day, rating: 4 }),
      seen('2020-05-01', { rating: 8 }),
      { plays: [{ rating: 8 }] },
    ],
    [
      'tags when logging',
      [],
      logs({ ...day, tags: ['b'] }),
      seen('2020-05-01', { tags: ['a'] }),
      { plays: [{ tags: ['b', 'a'] }] },
    ],
    [
      'with whom',
      [],
      logs({ ...day, companions: ['Ada'] }),
      { kind: 'viewing', ...day, companions: ['Bo'] },
      { plays: [{ companions: ['Ada', 'Bo'] }] },
    ],
    ['a day', [['Alien', diary]], edits({ watchedAt: '2020-05-02' }), diary, { plays: [day] }],
    ['that the day is unknown', [['Alien', diary]], edits({ watchedAt: null }), diary, { plays: [day] }],
  ])(
    'is counted as kept, and gives way to the file only where the user says so: %s',
    (_, first, change, fact, taken) => {
      const library = change(planOf({ a: first }, { at: imported }).library)
      const file = { b: [['Alien', fact]] } as const
      for (const wins of ['newer', 'mine'] as const) {
        const plan = planOf(file, { library, wins, at: later })
        expect(outcomesIn(plan)).toEqual([expect.stringContaining('kept')])
        expect(plan.library).toBe(library)
      }
      const forced = planOf(file, { library, wins: 'file', at: later })
      expect(outcomesIn(forced)).toEqual([expect.stringContaining('changed')])
      expect(entryOf(forced.library)).toMatchObject(taken)
    },
  )

  it('is completed where a viewing was logged without it', () => {
    const library = changed([], logs({ ...day, rating: 4 }))
    const plan = planOf({ b: [['Alien', diary]] }, { library, at: later })
    expect(outcomesIn(plan)).toEqual(['viewings changed'])
    expect(entryOf(plan.library)?.plays).toMatchObject([{ rating: 4, note: 'Dark.', tags: ['a'] }])
  })
})
