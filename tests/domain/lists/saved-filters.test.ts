import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restore } from '#domain/backup/restore.ts'
import {
  addressOf,
  conditionsFrom,
  filteredLists,
  isChanged,
  moveSavedFilter,
  placedFilter,
  putSavedFilter,
  removeSavedFilter,
  type SavedFilter,
  savedFiltersIn,
} from '#domain/lists/saved-filters.ts'
import { defaultSettings, emptyLibrary, type Settings } from '#domain/records/library.ts'
import { readSettings } from '#domain/stored/stored-settings.ts'
import { recordIds, titles } from '#tests/support/arbitraries.ts'

const conditions = fc.dictionary(
  fc.constantFrom('tab', 'filter', 'genre', 'year', 'rating', 'service'),
  fc.string({ minLength: 1, maxLength: 9 }),
  { noNullPrototype: true },
)
const saved: fc.Arbitrary<SavedFilter> = fc.record(
  {
    id: recordIds,
    list: fc.constantFrom(...filteredLists),
    name: titles,
    order: fc.constantFrom('title-asc', 'newest'),
    conditions,
    color: fc.string(),
  },
  { noNullPrototype: true },
)
const savedLists = fc.uniqueArray(saved, { selector: ({ id }) => id, maxLength: 5 })

const settingsWith = (rows: unknown): Settings => readSettings({ theme: 'dark', savedFilters: rows }).settings
const incoming = (settings: Partial<Settings>) => ({
  exportDate: null,
  watchlist: [],
  collections: [],
  collectionMovies: [],
  watchHistory: [],
  notForMe: [],
  friends: [],
  settings,
  leftOut: [],
})
const restored = (present: readonly SavedFilter[], file: readonly SavedFilter[], strategy: 'merge' | 'overwrite') => {
  const library = { ...emptyLibrary, settings: settingsWith(present) }
  return savedFiltersIn(
    restore(library, incoming(settingsWith(file)), { strategy, replacesKey: false }).library.settings,
  )
}

describe('saved filters', () => {
  it('are read as they were stored, with fields and conditions of later versions', () => {
    fc.assert(
      fc.property(savedLists, (filters) => {
        expect(savedFiltersIn(settingsWith(filters))).toEqual(filters)
      }),
    )
  })

  it('that cannot be read are left where they are', () => {
    const rows = [{ id: 1, list: 'people', name: 'Actors' }, 'new', { id: 2, list: 'watched', name: 'Noir' }]
    const noir = { id: 2, list: 'watched', name: 'Noir', order: '', conditions: {} } as const
    const settings = settingsWith(rows)
    expect(savedFiltersIn(settings)).toEqual([noir])
    expect(removeSavedFilter(settings, 2)).toEqual({ ...settings, savedFilters: rows.slice(0, 2) })
    expect(savedFiltersIn(putSavedFilter(defaultSettings, noir))).toEqual([noir])
  })

  it('come back to their place when a deletion is undone, and keep it when they change', () => {
    fc.assert(
      fc.property(savedLists, fc.nat(), titles, (filters, choice, name) => {
        const settings = settingsWith(filters)
        const chosen = filters[choice % Math.max(filters.length, 1)]
        const placed = chosen && placedFilter(settings, chosen.id)
        if (!placed) return
        const removed = removeSavedFilter(settings, placed.filter.id)
        expect(savedFiltersIn(removed)).toEqual(filters.filter(({ id }) => id !== placed.filter.id))
        expect(savedFiltersIn(putSavedFilter(removed, placed.filter, placed.index))).toEqual(filters)
        expect(savedFiltersIn(putSavedFilter(settings, { ...placed.filter, name }))).toEqual(
          filters.map((filter) => (filter.id === placed.filter.id ? { ...filter, name } : filter)),
        )
      }),
    )
  })

  it('are moved past the next one of their list, and back, without moving those of other lists', () => {
    fc.assert(
      fc.property(savedLists, fc.nat(), fc.constantFrom('left', 'right'), (filters, choice, direction) => {
        const settings = settingsWith(filters)
        const chosen = filters[choice % Math.max(filters.length, 1)]
        if (!chosen) return
        const moved = moveSavedFilter(settings, chosen.id, direction)
        const namesOn = (list: string, from: Settings) =>
          savedFiltersIn(from).flatMap((filter) => (filter.list === list ? [filter.id] : []))
        const before = namesOn(chosen.list, settings)
        const place = before.indexOf(chosen.id)
        const next = Math.min(Math.max(place + (direction === 'left' ? -1 : 1), 0), before.length - 1)
        expect(namesOn(chosen.list, moved)).toEqual(before.toSpliced(place, 1).toSpliced(next, 0, chosen.id))
        for (const list of filteredLists.filter((each) => each !== chosen.list))
          expect(namesOn(list, moved)).toEqual(namesOn(list, settings))
        const back = moveSavedFilter(moved, chosen.id, direction === 'left' ? 'right' : 'left')
        expect(
          next === place ||
            savedFiltersIn(back).every(
              (filter, index) => filter === filters[index] || filter.id === filters[index]?.id,
            ),
        ).toBe(true)
      }),
    )
  })

  it('are merged with those of a backup, or replaced by them', () => {
    fc.assert(
      fc.property(savedLists, savedLists, (present, file) => {
        const ids = new Set(present.map(({ id }) => id))
        expect(restored(present, file, 'merge')).toEqual([...present, ...file.filter(({ id }) => !ids.has(id))])
        expect(restored(present, file, 'overwrite')).toEqual(file)
      }),
    )
  })

  it('give an address that has their conditions and their order, and no other', () => {
    const known = saved.map(({ conditions: { service: _, ...others }, ...rest }) => ({ ...rest, conditions: others }))
    fc.assert(
      fc.property(known, (filter) => {
        const address = addressOf(filter)
        const read = conditionsFrom((name) => address[name] ?? '')
        expect(read).toEqual(filter.conditions)
        expect(isChanged(filter, read, address['order'] ?? '')).toBe(false)
        expect(isChanged(filter, { ...read, tag: 'other' }, filter.order)).toBe(true)
      }),
    )
  })
})
