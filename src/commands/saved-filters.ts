import type { Direction, FilteredList, SavedFilter } from '#domain/lists/saved-filters.ts'
import { createSavedFilters } from '#stores/lists/saved-filters.ts'
import type { CommandContext } from './context.ts'

/** Each command announces its outcome, with Undo. Promises resolve false when the browser refused. */
export interface SavedFilterCommands {
  readonly add: (filter: Omit<SavedFilter, 'id'>) => { readonly filter: SavedFilter; readonly done: Promise<boolean> }
  readonly change: (
    filter: SavedFilter,
    changes: Partial<Pick<SavedFilter, 'name' | 'conditions' | 'order'>>,
  ) => Promise<boolean>
  readonly remove: (filter: SavedFilter) => Promise<boolean>
  readonly move: (filter: SavedFilter, direction: Direction) => Promise<boolean>
}

export const createSavedFilterCommands = ({
  records,
  platform,
  language,
  commands,
}: CommandContext): SavedFilterCommands => {
  const savedFilters = createSavedFilters(records, platform)
  const toasts = () => language.loadedMessages().filters.toasts
  /** Those of Discover are shelves, the others tabs. */
  const toastsOf = (list: FilteredList) => (list === 'discover' ? language.loadedMessages().shelves.toasts : toasts())
  const announce = (title: string, name: string, act: () => Promise<boolean>) =>
    commands.undoHistory.perform(act, {
      kind: 'saved filter',
      title,
      description: () => name,
      subject: name,
      count: 1,
      failureMessage: toasts().failed,
    })
  const put = (title: string, filter: SavedFilter) => announce(title, filter.name, () => savedFilters.put(filter))

  return {
    add: (given) => {
      const filter = savedFilters.made(given)
      return { filter, done: put(toastsOf(filter.list).saved, filter) }
    },
    change: (filter, changes) => {
      const changed = { ...filter, ...changes }
      const { renamed, updated } = toastsOf(filter.list)
      return put(changed.name === filter.name ? updated : renamed, changed)
    },
    remove: ({ id, name, list }) => announce(toastsOf(list).deleted, name, () => savedFilters.remove(id)),
    move: ({ id, name }, direction) => announce(toasts().moved, name, () => savedFilters.move(id, direction)),
  }
}
