import { type SavedFilter, savedFiltersIn } from '../lists/saved-filters.ts'
import type { Library, Settings } from '../records/library.ts'
import { settingNames } from '../stored/stored-settings.ts'
import { namedValues } from '../values/named-values.ts'
import { type Pause, partOf } from '../values/pause.ts'
import {
  type ImportPlan,
  type ImportReview,
  type ImportSummary,
  type Incoming,
  type ListPlan,
  type Restoration,
  type ReviewedList,
  reviewedLists,
} from './backup-import.ts'
import type { ImportList } from './import-lists.ts'

type Item = Library[ImportList][number] | SavedFilter
type Lists = Pick<Library, ImportList> & { readonly settings: Partial<Settings> }

const recordsPerSlice = 200

const rowsOf = (list: ReviewedList, lists: Lists): readonly Item[] =>
  list === 'savedFilters' ? savedFiltersIn(lists.settings) : lists[list]

export const keyOf = (item: Item): string | number => {
  if (!('movieId' in item)) return item.id
  return 'collectionId' in item ? `${item.collectionId}/${item.movieId}` : item.movieId
}

// A collection's count follows its links and is not a change of its own.
const textOf = (item: Item): string => JSON.stringify('moviesCount' in item ? { ...item, moviesCount: 0 } : item)

const planList = async (before: readonly Item[], after: readonly Item[], pause: Pause): Promise<ListPlan> => {
  const removed = new Map(before.map((item) => [keyOf(item), item]))
  let [added, kept, replaced] = [0, 0, 0]
  for (const [index, item] of after.entries()) {
    const key = keyOf(item)
    const previous = removed.get(key)
    removed.delete(key)
    if (previous === undefined) added += 1
    else if (previous === item || textOf(previous) === textOf(item)) kept += 1
    else replaced += 1
    if (index % recordsPerSlice === recordsPerSlice - 1) await pause(index / after.length)
  }
  return { added, kept, replaced, removed: removed.size }
}

const valueText = (value: Settings[keyof Settings]): string | undefined => JSON.stringify(value)

const plannedSettings = settingNames.filter((name) => name !== 'apiKey')

export const planImport = async (
  before: Library,
  { library, renamed, orphans }: Restoration,
  excess: number,
  pause: Pause,
): Promise<ImportPlan> => {
  const share = 1 / reviewedLists.length
  const planOf = (list: ReviewedList) =>
    planList(rowsOf(list, before), rowsOf(list, library), partOf(pause, reviewedLists.indexOf(list) * share, share))
  const lists = {
    watchlist: await planOf('watchlist'),
    collections: await planOf('collections'),
    collectionMovies: await planOf('collectionMovies'),
    watchHistory: await planOf('watchHistory'),
    notForMe: await planOf('notForMe'),
    friends: await planOf('friends'),
    savedFilters: await planOf('savedFilters'),
  }
  const settings = plannedSettings.filter(
    (name) => valueText(before.settings[name]) !== valueText(library.settings[name]),
  )
  return { lists, settings, renamed, orphans, excess }
}

export const reviewOf = (
  fileName: string,
  file: Incoming,
  present: Settings,
  plans: ImportReview['plans'],
): ImportReview => {
  const { apiKey = '' } = file.settings
  return {
    fileName,
    exportDate: file.exportDate,
    counts: namedValues(reviewedLists, (list) => rowsOf(list, file).length),
    leftOut: file.leftOut,
    plans,
    key: apiKey === '' ? 'none' : apiKey === present.apiKey ? 'same' : present.apiKey === '' ? 'new' : 'other',
  }
}

export const summaryOf = ({ plans, counts }: ImportReview, strategy: 'merge' | 'overwrite'): ImportSummary => {
  const { lists } = plans[strategy]
  return strategy === 'merge'
    ? { watchlistItems: lists.watchlist.added, collections: lists.collections.added }
    : { watchlistItems: counts.watchlist, collections: counts.collections }
}
