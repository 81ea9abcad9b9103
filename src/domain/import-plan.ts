import type { CooperativeTask } from './cooperative-task.ts'
import {
  type ImportList,
  type ImportPlan,
  type ImportReview,
  type ImportSummary,
  type Incoming,
  importLists,
  type ListPlan,
  type Restoration,
} from './imports.ts'
import type { Library, Settings } from './library.ts'
import { settingNames } from './stored-settings.ts'

type Item = Library[ImportList][number]

const recordsPerSlice = 200

const keyOf = (list: ImportList, item: Item): string | number => {
  if (list === 'collections') return 'id' in item ? item.id : 0
  if (!('movieId' in item)) return 0
  return 'collectionId' in item ? `${item.collectionId}/${item.movieId}` : item.movieId
}

// A collection's count follows its films: it is no change of the collection that anyone would call one.
const textOf = (item: Item): string => JSON.stringify('moviesCount' in item ? { ...item, moviesCount: 0 } : item)

function* listPlan(list: ImportList, before: readonly Item[], after: readonly Item[]): CooperativeTask<ListPlan> {
  const gone = new Map(before.map((item) => [keyOf(list, item), item]))
  let [added, kept, replaced] = [0, 0, 0]
  for (const [index, item] of after.entries()) {
    const key = keyOf(list, item)
    const known = gone.get(key)
    gone.delete(key)
    if (known === undefined) added += 1
    else if (known === item || textOf(known) === textOf(item)) kept += 1
    else replaced += 1
    if (index % recordsPerSlice === recordsPerSlice - 1) yield index / after.length
  }
  return { added, kept, replaced, removed: gone.size }
}

// A key is asked for on its own.
const plannedSettings = settingNames.filter((name) => name !== 'apiKey')

/** What turns one library into the restored one, counted. `excess` is what local storage lacks for it. */
export function* planOf(
  before: Library,
  { library, renamed, orphans }: Restoration,
  excess: number,
): CooperativeTask<ImportPlan> {
  const lists = {
    watchlist: yield* listPlan('watchlist', before.watchlist, library.watchlist),
    collections: yield* listPlan('collections', before.collections, library.collections),
    collectionMovies: yield* listPlan('collectionMovies', before.collectionMovies, library.collectionMovies),
    watchHistory: yield* listPlan('watchHistory', before.watchHistory, library.watchHistory),
  }
  const settings = plannedSettings.filter((name) => before.settings[name] !== library.settings[name])
  return { lists, settings, renamed, orphans, excess }
}

/** What a person is shown of a file before anything is written. */
export const reviewOf = (
  fileName: string,
  file: Incoming,
  present: Settings,
  plans: ImportReview['plans'],
): ImportReview => {
  const counts = Object.fromEntries(importLists.map((list) => [list, file[list].length]))
  const { apiKey = '' } = file.settings
  return {
    fileName,
    exportDate: file.exportDate,
    counts: counts as ImportReview['counts'],
    leftOut: file.leftOut,
    plans,
    key: apiKey === '' ? 'none' : apiKey === present.apiKey ? 'same' : present.apiKey === '' ? 'new' : 'other',
  }
}

/** What is said of an import that is done: what a merge added, or all that an overwrite brought. */
export const summaryOf = ({ plans, counts }: ImportReview, strategy: 'merge' | 'overwrite'): ImportSummary => {
  const { lists } = plans[strategy]
  return strategy === 'merge'
    ? { watchlistItems: lists.watchlist.added, collections: lists.collections.added }
    : { watchlistItems: counts.watchlist, collections: counts.collections }
}
