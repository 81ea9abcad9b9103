import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addHidden, removeHidden } from '#domain/records/hidden.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { createRecords, type Records } from '#stores/records/records.ts'
import { minute, snapshot } from '#tests/support/fixtures.ts'
import { SimulatedBrowser } from '../simulated-browser.ts'

const movie = (id: number) => slimSnapshotOf({ ...snapshot(`Film ${id}`), id })

const hide = (records: Records, id: number) =>
  void records.change((library) => ({ ...library, notForMe: addHidden(library.notForMe, movie(id), minute(id)) }))
const unhide = (records: Records, id: number) =>
  void records.change((library) => ({ ...library, notForMe: removeHidden(library.notForMe, id) }))
const idsIn = (records: Records) => records.notForMe.peek().map(({ movieId }) => movieId)

/** Two tabs that show movies 1 to 4 as put away. */
const twoTabs = async (hasDatabase: boolean) => {
  const browser = new SimulatedBrowser()
  if (!hasDatabase) browser.database = undefined
  const openTab = (place: number) => createRecords(browser.openTab(() => place).world)
  const first = openTab(0.17)
  for (const id of [1, 2, 3, 4]) hide(first, id)
  await browser.settle()
  const second = openTab(0.48)
  await browser.settle()
  return { browser, first, second, openTab }
}

describe.each([
  ['with a database', true],
  ['with local storage alone', false],
])('movies put away, %s', (_, hasDatabase) => {
  it('of two tabs are joined, and what one puts back comes back in neither', async () => {
    const changes = fc.uniqueArray(fc.integer({ min: 11, max: 30 }), { maxLength: 6 })
    const removals = fc.subarray([1, 2, 3, 4])
    await fc.assert(
      fc.asyncProperty(changes, changes, removals, removals, async (ours, theirs, firstBack, secondBack) => {
        const { browser, first, second, openTab } = await twoTabs(hasDatabase)
        for (const id of ours) hide(first, id)
        for (const id of firstBack) unhide(first, id)
        for (const id of theirs) hide(second, id)
        for (const id of secondBack) unhide(second, id)
        await browser.settle()
        const back = new Set([...firstBack, ...secondBack])
        const expected = new Set([...ours, ...theirs, ...[1, 2, 3, 4].filter((id) => !back.has(id))])
        expect([new Set(idsIn(first)), new Set(idsIn(second))]).toEqual([expected, expected])
        const third = openTab(0.79)
        await browser.settle()
        expect(new Set(idsIn(third))).toEqual(expected)
        for (const records of [first, second, third]) records.close()
      }),
      // What is left of a list that the other tab empties.
      { numRuns: 15, examples: [[[11], [], [1, 2, 3, 4], [1, 2, 3, 4]]] },
    )
  })

  it('are there in the next visit, also when local storage has lost them', async () => {
    const { browser, first, second, openTab } = await twoTabs(hasDatabase)
    expect(browser.texts.has('not-for-me')).toBe(true)
    if (hasDatabase) browser.texts.delete('not-for-me')
    const third = openTab(0.79)
    await browser.settle()
    expect(idsIn(third)).toEqual([1, 2, 3, 4])
    for (const records of [first, second, third]) records.close()
  })
})
