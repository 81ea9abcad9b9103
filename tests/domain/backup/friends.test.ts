import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backupOf, backupText } from '#domain/backup/backup.ts'
import type { ImportStrategy } from '#domain/backup/backup-import.ts'
import { readBackup } from '#domain/backup/backup-reading.ts'
import { restore } from '#domain/backup/restore.ts'
import { emptyLibrary, type Friend } from '#domain/records/library.ts'
import { friends } from '#tests/support/arbitraries.ts'
import { minute } from '#tests/support/fixtures.ts'

const fileWith = (kept: readonly Friend[]): string =>
  backupText(backupOf({ ...emptyLibrary, friends: kept }, minute(0), { includeApiKey: false }))

const restored = (before: readonly Friend[], file: string, strategy: ImportStrategy): readonly Friend[] => {
  const reading = readBackup(file, 5_000_000)
  if (reading.kind === 'refused') throw new Error(reading.problem.kind)
  return restore({ ...emptyLibrary, friends: before }, reading.incoming, { strategy, replacesKey: false }).library
    .friends
}

describe('a backup', () => {
  it('brings friends and their lists back as they were', () => {
    fc.assert(
      fc.property(friends, (kept) => {
        expect(restored([], fileWith(kept), 'overwrite')).toEqual(kept)
      }),
    )
  })

  it('has no friends in it where there are none, and then leaves those that are there', () => {
    expect(JSON.parse(fileWith([])).data).not.toHaveProperty('friends')
    fc.assert(
      fc.property(friends, (kept) => {
        expect(restored(kept, fileWith([]), 'overwrite')).toEqual(kept)
      }),
    )
  })

  it('that is merged adds friends, and changes none that are there', () => {
    fc.assert(
      fc.property(friends, friends, (kept, others) => {
        const ids = new Set(kept.map(({ id }) => id))
        const added = others.filter(({ id }) => !ids.has(id))
        expect(restored(kept, fileWith(others), 'merge')).toEqual([...kept, ...added])
      }),
    )
  })
})
