import { generateNKeysBetween as keysBetween } from 'fractional-indexing'
import { describe, expect, it } from 'vitest'
import { planHistory } from '#domain/imports/plan.ts'
import { defaultPrecedences as precedences } from '#domain/imports/planned.ts'
import { inHandOrder, positionsFor, withPositions } from '#domain/lists/hand-order.ts'
import { deleteCollection } from '#domain/records/collections.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { collectionsOf, contentsOf, idOf, snapshot } from '../../support/fixtures.ts'
import { later, list, now, on, outcomesIn, planOf, row, type Said } from './plan-language.ts'

describe('lists', () => {
  it('become collections in their order', () => {
    const plan = planOf(
      {
        a: [
          ['Alien', on('Space', 2)],
          ['Dune', on('Space', 1)],
        ],
      },
      { lists: [list('Space'), list('Empty')] },
    )
    expect(contentsOf(plan.library)).toEqual({ Space: ['Dune', 'Alien'], Empty: [] })
    expect(plan.library.collections.map(({ moviesCount }) => moviesCount)).toEqual([2, 0])
    expect(plan.createdCollections).toBe(2)
  })

  it('bring the notes on their movies, where a collection has none', () => {
    const noted = (note: string) => ({ ...on('Space'), note })
    const notesOf = (library: Library) => library.collectionMovies.map(({ movie, note }) => [movie.title, note])
    const files = {
      a: [
        ['Alien', noted('For the dread.')],
        ['Dune', on('Space')],
      ] satisfies Said[],
    }
    const { library } = planOf(files, { lists: [list('Space')] })
    expect(notesOf(library)).toEqual([
      ['Alien', 'For the dread.'],
      ['Dune', undefined],
    ])
    const again = planOf(
      {
        a: [
          ['Alien', noted('Other.')],
          ['Dune', noted('New.')],
        ],
      },
      { lists: [list('Space')], library },
    )
    expect(notesOf(again.library)).toEqual([
      ['Alien', 'For the dread.'],
      ['Dune', 'New.'],
    ])
    expect(outcomesIn(again)).toEqual(['collections there', 'collections changed'])
    expect(planOf(files, { lists: [list('Space')], library }).library).toBe(library)
  })

  const placedIn = ({ collectionMovies }: Library) =>
    inHandOrder.sorted([...collectionMovies].reverse()).map(({ movie }) => movie.title)
  const four: readonly string[] = ['2001', 'The Shining', 'Totoro', 'The Goonies']
  const rowsOf = (...titles: readonly string[]) =>
    titles.map((title): Said => [title, on('Best', four.indexOf(title) + 1)])
  const best = { lists: [list('Best')] }

  it('keep the order of the file as their own, also without positions, and with rows that are decided later', () => {
    expect(placedIn(planOf({ a: rowsOf('Totoro', '2001', 'The Goonies', 'The Shining') }, best).library)).toEqual(four)
    const unplaced = four.map((title): Said => [title, on('Best')])
    expect(placedIn(planOf({ a: unplaced }, best).library)).toEqual(four)
    const { library } = planOf({ a: rowsOf('2001', 'Totoro') }, best)
    expect(placedIn(planOf({ a: rowsOf(...four) }, { ...best, library }).library)).toEqual(four)
    const whole = planOf({ a: rowsOf(...four) }, best).library
    expect(planOf({ a: rowsOf(...four) }, { ...best, library: whole }).library).toBe(whole)
  })

  it('keep the order of the file with rows that come in later, in a file of their own', () => {
    const { library } = planOf({ a: rowsOf('2001', 'Totoro') }, best)
    const left = planOf({ left: rowsOf('The Shining', 'The Goonies') }, { ...best, library })
    expect(placedIn(left.library)).toEqual(four)
    const other = planOf({ b: [['Heat', on('Best', 1)], ...rowsOf('The Goonies')] }, { ...best, library })
    expect(placedIn(other.library)).toEqual(['2001', 'Totoro', 'Heat', 'The Goonies'])
  })

  it('leave an order that the user arranged, and put new movies after it in the order of the file', () => {
    const { library } = planOf({ a: rowsOf('2001', 'Totoro') }, best)
    const [link] = library.collectionMovies
    const links = library.collectionMovies
    const positions = positionsFor(links, idOf('Totoro'), 0, keysBetween)
    const arranged = { ...library, collectionMovies: withPositions(links, link?.collectionId ?? 0, positions) }
    const plan = planOf({ a: rowsOf(...four) }, { ...best, library: arranged })
    expect(placedIn(plan.library)).toEqual(['Totoro', '2001', 'The Shining', 'The Goonies'])
  })

  it('count as kept where the user has another order, and take the order of the file where the user says so', () => {
    const { library } = planOf({ a: rowsOf(...four) }, best)
    const links = library.collectionMovies
    const positions = positionsFor(links, idOf('The Shining'), 0, keysBetween)
    const arranged = { ...library, collectionMovies: withPositions(links, links[0]?.collectionId ?? 0, positions) }
    const again = planOf({ a: rowsOf(...four) }, { ...best, library: arranged })
    expect(again.library).toBe(arranged)
    expect(outcomesIn(again)).toEqual([
      'collections there',
      'collections kept',
      'collections there',
      'collections there',
    ])
    const forced = planOf({ a: rowsOf(...four) }, { ...best, library: arranged, wins: 'file' })
    expect(placedIn(forced.library)).toEqual(four)
    expect(new Set(outcomesIn(forced))).toEqual(new Set(['collections changed', 'collections there']))
  })

  it('give their order to a collection that nobody arranged, and leave its other movies where they are', () => {
    const library = { ...emptyLibrary, ...collectionsOf({ best: ['Totoro', 'Heat', '2001'] }) }
    const file = { a: rowsOf(...four) }
    expect(placedIn(planOf(file, { ...best, library }).library)).toEqual([
      'Heat',
      '2001',
      'The Shining',
      'Totoro',
      'The Goonies',
    ])
    expect(outcomesIn(planOf(file, { ...best, library }))).toEqual([
      'collections there',
      'collections new',
      'collections changed',
      'collections new',
    ])
    expect(placedIn(planOf(file, { ...best, library, wins: 'mine' }).library)).toEqual([
      'Totoro',
      'Heat',
      '2001',
      'The Shining',
      'The Goonies',
    ])
  })

  it('of whose movies none comes in are not made, until one does', () => {
    const lists = [list('Best'), list('Empty')]
    const rows = [row('a', ['Heat', on('Best', 1)], 0)]
    const given = { history: { rows, lists }, precedences, keysBetween }
    const nothing = planHistory(emptyLibrary, { ...given, movies: new Map() }, now)
    expect([contentsOf(nothing.library), nothing.createdCollections]).toEqual([{ Empty: [] }, 1])
    expect(nothing.listsNotMade).toEqual(['Best'])
    const movies = new Map(rows.map(({ named }) => [named.key, snapshot(named.title)]))
    expect(contentsOf(planHistory(nothing.library, { ...given, movies }, later).library)).toEqual({
      Empty: [],
      Best: ['Heat'],
    })
  })

  it('of one name stay two, and join a collection of the same name in another case', () => {
    const library = { ...emptyLibrary, ...collectionsOf({ NOIR: ['Laura'] }) }
    const lists = [list('1', 'Noir'), list('2', 'Noir')]
    const plan = planOf(
      {
        a: [
          ['Laura', on('1')],
          ['Gilda', on('1')],
          ['Heat', on('2')],
        ],
      },
      { library, lists },
    )
    expect(contentsOf(plan.library)).toEqual({ NOIR: ['Laura', 'Gilda'], 'Noir (2)': ['Heat'] })
  })

  it('keep a name of any length', () => {
    const name = 'Noir '.repeat(200).trim()
    const plan = planOf({ a: [['Heat', on('1')]] }, { lists: [list('1', name)] })
    expect(contentsOf(plan.library)).toEqual({ [name]: ['Heat'] })
  })

  it('that were imported are found again under another name', () => {
    const file = { a: [['Heat', on('1')]] } as const
    const lists = [list('1', 'Noir')]
    const { library } = planOf(file, { lists })
    const renamed = { ...library, collections: library.collections.map((known) => ({ ...known, name: 'Crime' })) }
    expect(planOf(file, { library: renamed, lists }).library).toBe(renamed)
  })

  it('that were deleted come back', () => {
    const file = { a: [['Heat', on('1')]] } as const
    const { library } = planOf(file, { lists: [list('1')] })
    const [id = 0] = library.collections.map((collection) => collection.id)
    const deleted = { ...library, ...deleteCollection(library, id) }
    const { library: restored, planned } = planOf(file, { library: deleted, lists: [list('1')] })
    expect(planned.map(({ outcome }) => outcome)).toEqual(['new'])
    expect(restored.collections.map(({ moviesCount }) => moviesCount)).toEqual([1])
    expect(contentsOf(restored)).toEqual({ 1: ['Heat'] })
    expect(restored.deletedCollections).toEqual([])
  })
})
