import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HistoryFact } from '#domain/imports/read-history.ts'
import { watchedSortings } from '#domain/lists/movie-list.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { changeEntry } from '#domain/records/watch-history.ts'
import { idOf, linesOf } from '../../support/fixtures.ts'
import { later, now, outcomesIn, planOf, rated, type Said, seen, viewingsIn } from './plan-language.ts'

const marked = (addedAt: string): HistoryFact => ({ kind: 'seen', addedAt })
const merelySeen: HistoryFact = { kind: 'seen' }

const recordsOf = ({ watchHistory, watchlist }: Library) => ({
  watchHistory: watchHistory.toSorted((one, other) => one.movieId - other.movieId),
  watchlist: watchlist.toSorted((one, other) => one.movieId - other.movieId),
})

const libraryOf = (...files: readonly (readonly Said[])[]): Library =>
  files.reduce((library, said, index) => planOf({ [`file ${index}`]: said }, { library }).library, emptyLibrary)

const titles = fc.constantFrom('Alien', 'Heat', 'Dune')
const days = fc.constantFrom('1996-08-24', '2019-05-01', '2020-01-02', '2020-01-02T20:15Z', '2021-06-13')
const added = fc.constantFrom('2018-01-01T12:00:00.000Z', '2020-02-02T12:00:00.000Z')
const undatedFact = fc.oneof(fc.constant(merelySeen), added.map(marked), fc.constant(seen(null)))
const undated = fc.uniqueArray(fc.tuple(titles, undatedFact), { selector: ([title]) => title })
const dated = fc.array(
  fc.tuple(
    titles,
    days.map((day) => seen(day)),
  ),
  { maxLength: 8 },
)

describe('an undated viewing of an import', () => {
  it('is one with a dated one of another file, whichever came first', () => {
    fc.assert(
      fc.property(undated, dated, (seenOnce, diary) => {
        const expected = recordsOf(libraryOf(diary, seenOnce))
        expect(recordsOf(libraryOf(seenOnce, diary))).toEqual(expected)
        expect(recordsOf(planOf({ watched: seenOnce, diary }).library)).toEqual(expected)
        const viewed = new Set<string | undefined>(diary.map(([title]) => title))
        const undatedViewings = expected.watchHistory
          .filter(({ movie }) => viewed.has(movie?.title))
          .flatMap(({ plays = [] }) => plays.filter(({ watchedAt }) => watchedAt === null))
        expect(undatedViewings).toEqual([])
      }),
    )
  })

  it('is one with the dated ones that several files count together', () => {
    const counted: readonly Said[] = [['Alien', seen('2021-06-13'), seen(null), seen(null)]]
    const diary: readonly Said[] = [['Alien', seen('2019-05-01'), seen('2020-01-02'), seen('2021-06-13')]]
    for (const library of [libraryOf(counted, diary), libraryOf(diary, counted)]) {
      expect(viewingsIn(library).toSorted()).toEqual(['Alien 2019-05-01', 'Alien 2020-01-02', 'Alien 2021-06-13'])
    }
  })

  it('from before a rewatch is no later one', () => {
    const rewatch: readonly Said[] = [['Alien', seen(null), seen('2020-01-02')]]
    const others: readonly Said[] = [['Alien', seen('2021-06-13')]]
    for (const library of [libraryOf(rewatch, others), libraryOf(others, rewatch)]) {
      expect(viewingsIn(library).toSorted()).toEqual(['Alien 2020-01-02', 'Alien 2021-06-13', 'Alien null'])
    }
  })

  it('gets the date in the review as a change, and the movie stays watched, at that day', () => {
    const { library } = planOf({ watched: [['Alien', marked('2019-10-14T12:00:00.000Z')]] })
    const plan = planOf({ diary: [['Alien', seen('2018-02-03', { rating: 7 })]] }, { library, at: later })
    expect(outcomesIn(plan)).toEqual(['viewings changed'])
    expect(plan.library.watchHistory[0]?.plays).toEqual([
      { id: expect.any(Number), watchedAt: '2018-02-03', rating: 7, createdAt: later, lastModified: later },
    ])
    expect(plan.library.watchlist).toEqual([
      {
        ...library.watchlist[0],
        addedAt: '2019-10-14T12:00:00.000Z',
        watchedAt: '2018-02-03T10:00:00.000Z',
        lastModified: later,
      },
    ])
  })

  it('stays as it is once the user has edited it, and so does one that the user logged', () => {
    const { library } = planOf({ watched: [['Alien', merelySeen]] })
    const [viewing] = library.watchHistory[0]?.plays ?? []
    const withViewing = (changed: object) =>
      changeEntry(library.watchHistory, idOf('Alien'), (entry) => ({
        ...entry,
        plays: entry.plays.map((known) => ({ ...known, ...changed })),
      }))
    for (const changed of [{ note: 'At school.', lastModified: later }, { lastModified: later }, { id: 1 }]) {
      const own = { ...library, watchHistory: withViewing(changed) }
      const plan = planOf({ diary: [['Alien', seen('2020-01-02')]] }, { library: own, at: later })
      expect(outcomesIn(plan)).toEqual(['viewings new'])
      expect(plan.library.watchHistory[0]?.plays).toContainEqual({ ...viewing, ...changed })
    }
  })
})

describe('the day on which a file says that a movie was added', () => {
  it('is its date added, whatever was known before', () => {
    const day = '2019-10-14T12:00:00.000Z'
    const addedAts = (library: Library) => library.watchlist.map(({ addedAt }) => addedAt)
    const watched: readonly Said[] = [['Alien', marked(day)]]
    const rating: readonly Said[] = [['Alien', merelySeen, rated(8, '2022-03-04T12:00:00.000Z')]]
    const diary: readonly Said[] = [['Alien', seen('2020-01-02')]]
    expect(addedAts(libraryOf(rating))).toEqual(['2022-03-04T12:00:00.000Z'])
    expect(addedAts(libraryOf(rating, diary))).toEqual(['2020-01-02T10:00:00.000Z'])
    for (const files of [[watched], [watched, rating], [rating, watched], [diary, watched, rating]]) {
      expect(addedAts(libraryOf(...files))).toEqual([day])
    }
    expect(outcomesIn(planOf({ watched }, { library: libraryOf(diary) }))).toEqual(['viewings changed'])
    expect(outcomesIn(planOf({ watched }, { library: libraryOf(diary, watched) }))).toEqual(['viewings there'])
  })

  it('does not move a movie that the user has marked', () => {
    const { library } = planOf({ diary: [['Alien', seen('2020-01-02')]] })
    const own = { ...library, watchlist: library.watchlist.map((item) => ({ ...item, id: 1 })) }
    const plan = planOf({ watched: [['Alien', marked('2019-10-14T12:00:00.000Z')]] }, { library: own })
    expect(plan.library).toBe(own)
  })

  it('makes no undated viewing look recent', () => {
    const library = libraryOf(
      [['Heat', merelySeen]],
      [['Alien', marked('2019-10-14T12:00:00.000Z')]],
      [['Dune', seen('1999-01-01')]],
    )
    const sorting = watchedSortings(new Intl.Collator('en-US').compare)['recently-watched']
    expect(linesOf(sorting.sorted(library.watchlist))).toEqual(['Dune ✓', 'Heat ✓', 'Alien ✓'])
    expect(library.watchlist.find(({ movie }) => movie.title === 'Heat')?.addedAt).toBe(now)
  })
})
