import {
  type Direction,
  moveSavedFilter,
  putSavedFilter,
  removeSavedFilter,
  type SavedFilter,
  savedFiltersIn,
} from '#domain/lists/saved-filters.ts'
import { nextRecordId, type RecordId } from '#domain/values/ids.ts'
import type { Records } from '../records/records.ts'
import type { RecordsWorld } from '../records/records-world.ts'

export interface SavedFiltersStore {
  readonly add: (filter: Omit<SavedFilter, 'id'>) => { readonly filter: SavedFilter; readonly done: Promise<boolean> }
  /** Puts it in the place of the one with its id, or at the index. */
  readonly put: (filter: SavedFilter, index?: number) => Promise<boolean>
  readonly remove: (id: RecordId) => Promise<boolean>
  readonly move: (id: RecordId, direction: Direction) => Promise<boolean>
}

export const createSavedFilters = (
  records: Pick<Records, 'settings' | 'change'>,
  world: Pick<RecordsWorld, 'now' | 'random'>,
): SavedFiltersStore => {
  const put: SavedFiltersStore['put'] = (filter, index) =>
    records.change((library) => ({ ...library, settings: putSavedFilter(library.settings, filter, index) }))
  return {
    put,
    add: (given) => {
      const known = savedFiltersIn(records.settings.peek())
      const id = nextRecordId(world.now(), world.random, (taken) => known.some((filter) => filter.id === taken))
      const filter = { id, ...given }
      return { filter, done: put(filter) }
    },
    remove: (id) => records.change((library) => ({ ...library, settings: removeSavedFilter(library.settings, id) })),
    move: (id, direction) =>
      records.change((library) => ({ ...library, settings: moveSavedFilter(library.settings, id, direction) })),
  }
}
