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
  /** With an id of its own; `put` saves it. */
  readonly made: (filter: Omit<SavedFilter, 'id'>) => SavedFilter
  /** Adds it, or puts it in the place of the one with its id. */
  readonly put: (filter: SavedFilter) => Promise<boolean>
  readonly remove: (id: RecordId) => Promise<boolean>
  readonly move: (id: RecordId, direction: Direction) => Promise<boolean>
}

export const createSavedFilters = (
  records: Pick<Records, 'settings' | 'change'>,
  world: Pick<RecordsWorld, 'now' | 'random'>,
): SavedFiltersStore => {
  return {
    put: (filter) => records.change((library) => ({ ...library, settings: putSavedFilter(library.settings, filter) })),
    made: (given) => {
      const known = savedFiltersIn(records.settings.peek())
      const id = nextRecordId(world.now(), world.random, (taken) => known.some((filter) => filter.id === taken))
      return { id, ...given }
    },
    remove: (id) => records.change((library) => ({ ...library, settings: removeSavedFilter(library.settings, id) })),
    move: (id, direction) =>
      records.change((library) => ({ ...library, settings: moveSavedFilter(library.settings, id, direction) })),
  }
}
