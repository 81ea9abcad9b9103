import fc from 'fast-check'
import { generateNKeysBetween } from 'fractional-indexing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { linksOf } from '#domain/lists/collection-links.ts'
import { inHandOrder, movedIn, positionsFollowing, positionsFor, withPositions } from '#domain/lists/hand-order.ts'
import { linkSortings } from '#domain/lists/movie-list.ts'
import type { CollectionLink } from '#domain/records/library.ts'
import { collectionLink } from '#domain/stored/stored-schemas.ts'
import { collectionsOf, idOf, minute } from '#tests/support/fixtures.ts'

const { collections, collectionMovies } = collectionsOf({ Space: ['Alien', 'Brazil', 'Cube', 'Dune'] })
const id = collections[0]?.id ?? 0
const added = collectionMovies.map((link, index) => ({ ...link, addedAt: minute(index) }))
const inOrder = (links: readonly CollectionLink[]) =>
  linkSortings(new Intl.Collator('en').compare)
    ['my-order'].sorted(links)
    .map(({ movie }) => movie.title)
const placed = (links: readonly CollectionLink[], title: string, index: number) =>
  withPositions(links, id, positionsFor(linksOf(links, id), idOf(title), index, generateNKeysBetween))

describe('the order that a user gives a collection', () => {
  it('begins with the movies as they were added', () => {
    expect(inOrder(added)).toEqual(['Alien', 'Brazil', 'Cube', 'Dune'])
  })

  it.each([
    ['Dune', 0, ['Dune', 'Alien', 'Brazil', 'Cube']],
    ['Alien', 3, ['Brazil', 'Cube', 'Dune', 'Alien']],
    ['Cube', 1, ['Alien', 'Cube', 'Brazil', 'Dune']],
    ['Brazil', 1, ['Alien', 'Brazil', 'Cube', 'Dune']],
  ] as const)('has %s at index %d once it was put there', (title, index, titles) => {
    expect(inOrder(placed(added, title, index))).toEqual(titles)
  })

  it('gives a position to no more movies than needed', () => {
    expect(positionsFor(added, idOf('Dune'), 0, generateNKeysBetween).size).toBe(1)
    const twice = placed(placed(added, 'Dune', 0), 'Cube', 0)
    expect(inOrder(twice)).toEqual(['Cube', 'Dune', 'Alien', 'Brazil'])
    expect(twice.filter(({ position }) => position !== undefined)).toHaveLength(2)
    expect(positionsFor(twice, idOf('Alien'), 1, generateNKeysBetween).size).toBe(1)
  })

  it('has a movie that is added later at its end', () => {
    const [dune] = collectionsOf({ Space: ['Heat'] }).collectionMovies
    const arranged = placed(added, 'Alien', 3)
    const heat = dune && { ...dune, collectionId: id, addedAt: minute(9) }
    expect(inOrder(heat ? [heat, ...arranged] : [])).toEqual(['Brazil', 'Cube', 'Dune', 'Alien', 'Heat'])
  })

  const heatAndRan = collectionsOf({ Space: ['Alien', 'Brazil', 'Cube', 'Dune', 'Heat', 'Ran'] }).collectionMovies
  const joined = (links: readonly CollectionLink[], ...order: readonly string[]) => {
    const sorted = linkSortings(new Intl.Collator('en').compare)['my-order'].sorted(links)
    const positions = positionsFollowing(sorted, order.map(idOf), generateNKeysBetween)
    const extra = heatAndRan.slice(4).map((link) => ({ ...link, collectionId: id, addedAt: minute(9) }))
    return { positions, titles: inOrder(withPositions([...links, ...extra], id, positions)) }
  }

  it.each([
    ['after all others', ['Heat', 'Ran'], 6, ['Alien', 'Brazil', 'Cube', 'Dune', 'Heat', 'Ran']],
    ['between two', ['Alien', 'Heat', 'Ran', 'Brazil'], 3, ['Alien', 'Heat', 'Ran', 'Brazil', 'Cube', 'Dune']],
    ['before them', ['Heat', 'Alien', 'Ran'], 3, ['Heat', 'Alien', 'Ran', 'Brazil', 'Cube', 'Dune']],
  ])('takes new movies of another order where it has them, %s', (_, order, count, titles) => {
    const result = joined(added, ...order)
    expect([result.titles, result.positions.size]).toEqual([titles, count])
    const all = withPositions(added, id, positionsFor(added, idOf('Dune'), 3, generateNKeysBetween))
    const later = joined(all, ...order)
    expect([later.titles, later.positions.size]).toEqual([titles, 2])
  })

  it('differs from another one by as few movies as have to move', () => {
    const all = withPositions(added, id, positionsFor(added, idOf('Dune'), 3, generateNKeysBetween))
    const titlesOf = (...order: readonly string[]) => {
      const moved = movedIn(all, order.map(idOf))
      return ['Alien', 'Brazil', 'Cube', 'Dune'].filter((title) => moved.has(idOf(title)))
    }
    expect(titlesOf('Alien', 'Heat', 'Cube')).toEqual([])
    expect(titlesOf('Dune', 'Alien', 'Brazil', 'Cube')).toEqual(['Dune'])
    expect(titlesOf('Brazil', 'Alien', 'Dune', 'Cube')).toHaveLength(2)
    expect(titlesOf('Cube', 'Heat', 'Alien')).toHaveLength(1)
  })

  it('is the other order once the movies that differ have moved', () => {
    const titles = ['Alien', 'Brazil', 'Cube', 'Dune']
    const orders = fc.shuffledSubarray(titles, { minLength: titles.length })
    fc.assert(
      fc.property(orders, fc.shuffledSubarray([...titles, 'Heat', 'Ran']), fc.boolean(), (first, order, isArranged) => {
        const arranged = withPositions(added, id, positionsFollowing([], first.map(idOf), generateNKeysBetween))
        const links = isArranged ? arranged : added
        const sorted = inHandOrder.sorted(links)
        const positions = positionsFollowing(sorted, order.map(idOf), generateNKeysBetween, true)
        const extra = heatAndRan.slice(4).map((link) => ({ ...link, collectionId: id, addedAt: minute(9) }))
        const placedNow = inOrder(withPositions([...links, ...extra], id, positions))
        expect(placedNow.filter((title) => order.includes(title))).toEqual(order)
      }),
      { numRuns: 200 },
    )
  })

  it('takes new movies where two devices gave one position to two movies, or one that nobody knows', () => {
    for (const position of ['a0', 'zz']) {
      const odd = added.map((link) => ({ ...link, position }))
      expect(joined(odd, 'Alien', 'Heat', 'Ran').titles).toEqual(['Alien', 'Heat', 'Ran', 'Brazil', 'Cube', 'Dune'])
    }
  })

  it('stays an order where two devices gave one position to two movies', () => {
    const doubled = added.map((link, index) => ({ ...link, position: index < 2 ? 'a0' : `a${index}` }))
    expect(inOrder(placed(doubled, 'Dune', 1))).toEqual(['Alien', 'Dune', 'Brazil', 'Cube'])
  })

  it('leaves the links as they are where nothing is placed', () => {
    expect(withPositions(added, id, new Map())).toBe(added)
    expect(positionsFor(added, idOf('Unknown'), 0, generateNKeysBetween).size).toBe(0)
  })

  it('is read from storage, and what is no position is left out', () => {
    const [link] = placed(added, 'Alien', 1)
    expect(v.parse(collectionLink, JSON.parse(JSON.stringify(link)))).toEqual(link)
    for (const position of ['', 'a b', 7, null, 'x'.repeat(201)])
      expect(v.parse(collectionLink, { ...link, position })).not.toHaveProperty('position')
  })
})
