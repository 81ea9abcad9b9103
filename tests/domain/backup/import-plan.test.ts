import { describe, expect, it } from 'vitest'
import type { Incoming } from '#domain/backup/backup-import.ts'
import { planImport, reviewOf } from '#domain/backup/import-plan.ts'
import { restore } from '#domain/backup/restore.ts'
import { defaultSettings, emptyLibrary, type HiddenMovie, type Settings } from '#domain/records/library.ts'
import { idOf, minute, snapshot } from '#tests/support/fixtures.ts'
import { plan } from '#tests/support/imports.ts'

const tab = (id: number, name: string) => ({ id, list: 'watchlist', name, order: 'title-asc', conditions: {} })
const settingsWith = (...savedFilters: readonly object[]): Settings =>
  Object.assign({ ...defaultSettings }, { savedFilters })
const hide = (title: string): HiddenMovie => ({ movieId: idOf(title), addedAt: minute(1), movie: snapshot(title) })

const before = {
  ...emptyLibrary,
  notForMe: [hide('Alien')],
  settings: settingsWith(tab(1, 'Mine'), tab(2, 'Both')),
}
const file: Incoming = {
  exportDate: null,
  watchlist: [],
  collections: [],
  collectionMovies: [],
  watchHistory: [],
  notForMe: [hide('Alien'), hide('Dune')],
  friends: [],
  settings: settingsWith(tab(2, 'Both'), tab(3, 'New'), { id: 4 }),
  leftOut: [],
}

describe('the review of an import', () => {
  it('counts saved filters, and movies that are not for the user, as any list', async () => {
    const planned = (strategy: 'merge' | 'overwrite') =>
      planImport(before, restore(before, file, { strategy, replacesKey: false }), 0, async () => {})
    const [merge, overwrite] = [await planned('merge'), await planned('overwrite')]
    const notForMe = { added: 1, kept: 1, replaced: 0, removed: 0 }
    const savedFilters = { added: 1, kept: 2, replaced: 0, removed: 0 }
    expect(merge.lists).toEqual({ ...plan().lists, notForMe, savedFilters })
    expect(overwrite.lists.savedFilters).toEqual({ added: 1, kept: 1, replaced: 0, removed: 1 })
    const { counts } = reviewOf('mine.json', file, before.settings, { merge, overwrite })
    expect([counts.notForMe, counts.savedFilters]).toEqual([2, 2])
  })
})
