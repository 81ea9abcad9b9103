import { generateNKeysBetween as keysBetween } from 'fractional-indexing'
import { describe, expect, it } from 'vitest'
import { addToCollections } from '#domain/lists/collection-links.ts'
import { inHandOrder, positionsFor, withPositions } from '#domain/lists/hand-order.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { changedRows } from '#stores/undo/changed-rows.ts'
import { revertRows } from '#stores/undo/revert-rows.ts'
import { list, on, planOf } from '#tests/domain/imports/plan-language.ts'
import { collectionsOf, idOf, minute, recordId, snapshot } from '#tests/support/fixtures.ts'

const placedIn = (library: Library) => inHandOrder.sorted([...library.collectionMovies]).map(({ movie }) => movie.title)
const collectionIn = ({ collections }: Library) => collections[0]?.id ?? 0

const dragged =
  (title: string, index: number) =>
  (library: Library): Library => {
    const positions = positionsFor(library.collectionMovies, idOf(title), index, keysBetween)
    const collectionMovies = withPositions(library.collectionMovies, collectionIn(library), positions)
    return { ...library, collectionMovies }
  }

const added =
  (title: string) =>
  (library: Library): Library => {
    const made = { nextId: () => recordId(70), now: minute(70) }
    const addition = addToCollections(library, [collectionIn(library)], [snapshot(title)], made)
    return addition.kind === 'added' ? { ...library, ...addition.records } : library
  }

const imported = (library: Library, ...titles: readonly string[]): Library =>
  planOf(
    { best: titles.map((title, index) => [title, on('best', index + 1)] as const) },
    { library, lists: [list('best', 'Best')] },
  ).library

/** The library after the import, own changes, and Undo of the import. */
const undone = (before: Library, titles: readonly string[], ...changes: readonly ((library: Library) => Library)[]) => {
  const after = imported(before, ...titles)
  const now = changes.reduce((library, change) => change(library), after)
  return revertRows(now, changedRows(before, after))
}

const four: readonly string[] = ['2001', 'The Shining', 'Totoro', 'The Goonies']
const own: Library = { ...emptyLibrary, ...collectionsOf({ Best: ['Alien', 'Dune'] }) }

describe('Undo of an imported list', () => {
  it('takes back a list that the user put into another order', () => {
    const { library, skipped } = undone(emptyLibrary, four, dragged('Totoro', 0), dragged('The Goonies', 1))
    expect([library.collections, library.collectionMovies, skipped]).toEqual([[], [], []])
  })

  it('leaves of it what the user has added', () => {
    const { library } = undone(emptyLibrary, four, added('Heat'), dragged('Heat', 1), dragged('Totoro', 0))
    expect(library.collections).toMatchObject([{ name: 'Best', moviesCount: 1 }])
    expect(placedIn(library)).toEqual(['Heat'])
  })

  it('leaves a list that was there as it was', () => {
    const { library, skipped } = undone(own, four)
    expect([library, skipped]).toEqual([own, []])
    const withHeat = undone(own, ['2001', 'Alien', 'Dune'], added('Heat'), dragged('2001', 2)).library
    expect(placedIn(withHeat)).toEqual(['Alien', 'Dune', 'Heat'])
  })

  it.each([
    ['an own movie is moved to the end', [dragged('Alien', 3)], ['Dune', 'Alien']],
    ['an own movie is moved to the beginning', [dragged('Dune', 0)], ['Dune', 'Alien']],
    ['imported and own movies change places', [dragged('2001', 2), dragged('Alien', 1)], ['Dune', 'Alien']],
    ['an addition comes first', [added('Heat'), dragged('Heat', 0)], ['Heat', 'Alien', 'Dune']],
    ['an addition is in between', [added('Heat'), dragged('Heat', 1)], ['Alien', 'Heat', 'Dune']],
  ])('leaves the order in which the user put what stays: %s', (_, changes, order) => {
    expect(placedIn(undone(own, ['Alien', 'Dune', '2001'], ...changes).library)).toEqual(order)
  })
})
