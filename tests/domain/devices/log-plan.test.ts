import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstProgress, type OwnFile, withOwn, withoutForgotten, withPlanned } from '#domain/devices/folder-progress.ts'
import { filesToDelete, filesToMerge, isLogTooLong, largestFile } from '#domain/devices/log-plan.ts'

const dayMs = 86_400_000
const now = 1_790_000_000_000

const file = (name: string, size: number, changes: Partial<OwnFile> = {}): OwnFile => ({
  name,
  size,
  isPlanned: false,
  replacedAt: null,
  deletedAt: null,
  ...changes,
})

const progressWith = (...own: readonly OwnFile[]) => ({
  ...firstProgress('k3v9q1x7c2', { libraries: ['library-1'], kid: null, includesKey: false }),
  own,
})

const many = (count: number, size: number, changes: Partial<OwnFile> = {}) =>
  Array.from({ length: count }, (_, index) => file(`${size}-${index}`, size, changes))

const names = (files: readonly OwnFile[]) => files.map(({ name }) => name)

describe('files of one size', () => {
  it('are merged once there are eight, the oldest first', () => {
    expect(filesToMerge(progressWith(...many(7, 500)))).toEqual([])
    expect(names(filesToMerge(progressWith(...many(9, 500))))).toEqual(names(many(8, 500)))
  })

  it('are merged before larger ones, and never with them', () => {
    expect(filesToMerge(progressWith(...many(7, 500), ...many(7, 5000)))).toEqual([])
    expect(names(filesToMerge(progressWith(...many(8, 5000), ...many(8, 500))))).toEqual(names(many(8, 500)))
  })

  it('are left alone where they would be larger than 256 KiB together, are not known to be there, or are replaced', () => {
    expect(filesToMerge(progressWith(...many(8, 200_000)))).toEqual([])
    expect(filesToMerge(progressWith(...many(8, 500, { isPlanned: true })))).toEqual([])
    expect(filesToMerge(progressWith(...many(8, 500, { replacedAt: now })))).toEqual([])
  })

  it('stay few, however many changes there are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 200, max: 3000 }), { minLength: 300, maxLength: 1500 }), (sizes) => {
        let own: readonly OwnFile[] = []
        for (const [index, size] of sizes.entries()) {
          own = [...own, file(String(index), size)]
          for (let merged = filesToMerge(progressWith(...own)); merged.length > 0; ) {
            const bytes = merged.reduce((sum, each) => sum + each.size, 0)
            const gone = new Set(names(merged))
            own = [...own.filter(({ name }) => !gone.has(name)), file(`${index}+${bytes}`, bytes)]
            merged = filesToMerge(progressWith(...own))
          }
          expect(own.length).toBeLessThanOrEqual(64)
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('the log', () => {
  it('is written anew beyond 64 files, where that makes far fewer of them', () => {
    expect(isLogTooLong(progressWith(...many(64, 40_000)))).toBe(false)
    expect(isLogTooLong(progressWith(...many(65, 40_000)))).toBe(true)
    expect(isLogTooLong(progressWith(...many(65, largestFile)))).toBe(false)
    expect(isLogTooLong(progressWith(...many(65, 40_000, { replacedAt: now })))).toBe(false)
  })
})

describe('replaced files', () => {
  const replaced = many(8, 500, { replacedAt: now })
  const merged = file('merged', 3000)
  const listed = new Set([...names(replaced), 'merged'])

  it('are deleted a day later', () => {
    const progress = progressWith(...replaced, merged)
    expect(filesToDelete(progress, listed, now + dayMs - 1)).toEqual([])
    expect(names(filesToDelete(progress, listed, now + dayMs))).toEqual(names(replaced))
  })

  it('stay as long as what replaced them is not there', () => {
    expect(filesToDelete(progressWith(...replaced, merged), new Set(names(replaced)), now + 2 * dayMs)).toEqual([])
  })

  it('are deleted again where a carrier brings them back, and forgotten two weeks later', () => {
    const progress = withOwn(progressWith(...replaced, merged), new Set(names(replaced)), () => ({ deletedAt: now }))
    expect(names(filesToDelete(progress, listed, now + 2 * dayMs))).toEqual(names(replaced))
    expect(filesToDelete(progress, new Set(['merged']), now + 2 * dayMs)).toEqual([])
    expect(names(withoutForgotten(progress, now + 14 * dayMs).own)).toEqual(['merged'])
  })
})

describe('a file that is about to be written', () => {
  it('is known as this device’s own from then on, whatever it was before', () => {
    const before = progressWith(file('one', 500, { replacedAt: now, deletedAt: now }))
    expect(withPlanned(before, [{ name: 'one', size: 600 }]).own).toEqual([file('one', 600, { isPlanned: true })])
  })
})
