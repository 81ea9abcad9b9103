import fc from 'fast-check'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { createRecordDatabase } from '#stores/records/record-database.ts'

const world = { now: () => 1_790_000_000_000, random: () => 0.5 }
const rowOf = (id: number, value: unknown) => ({ list: 'settings' as const, id: `a${id}`, value })

const inRows = async (task: (database: ReturnType<typeof createRecordDatabase>) => Promise<void>) => {
  const database = createRecordDatabase(new IDBFactory(), world)
  try {
    await task(database)
  } finally {
    database.close()
  }
}

describe('what another writer has changed', () => {
  it('is read whether that is nearly everything or a few rows among many', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(700), { minLength: 1, maxLength: 60 }), fc.boolean(), async (ids, isAll) => {
        await inRows(async (database) => {
          const all = Array.from({ length: 701 }, (_, id) => rowOf(id, 'before'))
          const before = await database.sync(-1, () => ({ rows: all, above: 0 }))
          const changed = isAll ? all.map((_, id) => id) : [...new Set(ids)]
          await database.sync(before, () => ({ rows: changed.map((id) => rowOf(id, 'after')), above: 0 }))
          const read = new Map<string, unknown>()
          await database.readChanges(before, async (rows) => {
            for (const { id, value } of rows) read.set(id, value)
          })
          expect(read).toEqual(new Map(changed.map((id) => [`a${id}`, 'after'])))
        })
      }),
      { numRuns: 20 },
    )
  })
})
