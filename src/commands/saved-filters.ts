import type { Direction, PlacedFilter, SavedFilter } from '#domain/lists/saved-filters.ts'
import type { FiltersMessages } from '#i18n/messages/filters.ts'
import type { SavedFiltersStore } from '#stores/lists/saved-filters.ts'
import type { Undoable, UndoHistory } from './undo.ts'

/** Each command announces its outcome, with Undo. Promises resolve false when the browser refused. */
export interface SavedFilterCommands {
  readonly add: (filter: Omit<SavedFilter, 'id'>) => { readonly filter: SavedFilter; readonly done: Promise<boolean> }
  readonly rename: (filter: SavedFilter, name: string) => Promise<boolean>
  readonly update: (filter: SavedFilter, changes: Pick<SavedFilter, 'conditions' | 'order'>) => Promise<boolean>
  readonly remove: (placed: PlacedFilter) => Promise<boolean>
  readonly move: (filter: SavedFilter, direction: Direction) => Promise<boolean>
}

const opposite = { left: 'right', right: 'left' } as const satisfies Record<Direction, Direction>

interface SavedFilterDependencies {
  readonly savedFilters: SavedFiltersStore
  readonly messages: () => FiltersMessages
  readonly undoHistory: UndoHistory
}

export const createSavedFilterCommands = ({
  savedFilters,
  messages,
  undoHistory,
}: SavedFilterDependencies): SavedFilterCommands => {
  const toasts = () => messages().toasts
  const announce = (title: string, name: string, done: Promise<boolean>, undo: Undoable['undo']) =>
    undoHistory.perform(done, {
      kind: 'saved filter',
      title,
      description: () => name,
      count: 1,
      undo,
      failureMessage: toasts().failed,
      merges: false,
    })
  const put = (title: string, before: SavedFilter, after: SavedFilter) =>
    announce(title, after.name, savedFilters.put(after), () => savedFilters.put(before))

  return {
    add: (given) => {
      const { filter, done } = savedFilters.add(given)
      return { filter, done: announce(toasts().saved, filter.name, done, () => savedFilters.remove(filter.id)) }
    },
    rename: (filter, name) => put(toasts().renamed, filter, { ...filter, name }),
    update: (filter, changes) => put(toasts().updated, filter, { ...filter, ...changes }),
    remove: ({ filter, index }) =>
      announce(toasts().deleted, filter.name, savedFilters.remove(filter.id), () => savedFilters.put(filter, index)),
    move: ({ id, name }, direction) =>
      announce(toasts().moved, name, savedFilters.move(id, direction), () =>
        savedFilters.move(id, opposite[direction]),
      ),
  }
}
