import type { Direction, SavedFilter } from '#domain/lists/saved-filters.ts'
import { createSavedFilters } from '#stores/lists/saved-filters.ts'
import type { CommandContext } from './context.ts'

/** Each command announces its outcome, with Undo. Promises resolve false when the browser refused. */
export interface SavedFilterCommands {
  readonly add: (filter: Omit<SavedFilter, 'id'>) => { readonly filter: SavedFilter; readonly done: Promise<boolean> }
  readonly rename: (filter: SavedFilter, name: string) => Promise<boolean>
  readonly update: (filter: SavedFilter, changes: Pick<SavedFilter, 'conditions' | 'order'>) => Promise<boolean>
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
  const announce = (title: string, name: string, act: () => Promise<boolean>) =>
    commands.undoHistory.perform(act, {
      kind: 'saved filter',
      title,
      description: () => name,
      subject: name,
      count: 1,
      failureMessage: toasts().failed,
      merges: false,
    })
  const put = (title: string, filter: SavedFilter) => announce(title, filter.name, () => savedFilters.put(filter))

  return {
    add: (given) => {
      const filter = savedFilters.made(given)
      return { filter, done: put(toasts().saved, filter) }
    },
    rename: (filter, name) => put(toasts().renamed, { ...filter, name }),
    update: (filter, changes) => put(toasts().updated, { ...filter, ...changes }),
    remove: ({ id, name }) => announce(toasts().deleted, name, () => savedFilters.remove(id)),
    move: ({ id, name }, direction) => announce(toasts().moved, name, () => savedFilters.move(id, direction)),
  }
}
