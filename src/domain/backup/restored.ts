import { sameContent } from '../devices/content-order.ts'
import { stillSeenListed } from '../lists/seen-listing.ts'
import { defaultSettings, type Library, type Settings } from '../records/library.ts'
import { withListedViewings } from '../records/watch-history.ts'
import { finishInSlices, type Pause, partOf, type Steps } from '../values/pause.ts'
import type { ImportPlan, Incoming, Restoration } from './backup-import.ts'
import type { ImportList } from './import-lists.ts'
import { keyOf, planImport } from './import-plan.ts'
import { restore } from './restore.ts'

/** All records as they were, or only those that are not there now. */
export type RestoreExtent = 'everything' | 'missing'

export type RestoreComparison = Readonly<Record<RestoreExtent, ImportPlan>>

const recordsPerStep = 100

type Item = Library[ImportList][number]

/** Snapshots and counts are not the user's: newer ones stay. */
const ownPart = (item: Item, list: ImportList): object => {
  const entry = list === 'watchHistory' && 'watchedAt' in item && !('id' in item) ? withListedViewings(item) : item
  return { ...entry, movie: null, moviesCount: 0 }
}

/** The items of the point; those that are no different now stay the same objects. */
function* itemsOf<Listed extends Item>(
  present: readonly Listed[],
  point: readonly Listed[],
  list: ImportList,
): Steps<readonly Listed[]> {
  const known = new Map(present.map((item) => [keyOf(item), item]))
  const items: Listed[] = []
  for (const [index, item] of point.entries()) {
    const now = known.get(keyOf(item))
    items.push(now && sameContent(ownPart(now, list), ownPart(item, list)) ? now : item)
    if (index % recordsPerStep === 0) yield
  }
  return items
}

function* everythingOf(library: Library, point: Incoming): Steps<Library> {
  const ids = new Set(point.collections.map(({ id }) => id))
  return {
    watchlist: yield* itemsOf(library.watchlist, point.watchlist, 'watchlist'),
    collections: yield* itemsOf(library.collections, point.collections, 'collections'),
    collectionMovies: yield* itemsOf(library.collectionMovies, point.collectionMovies, 'collectionMovies'),
    watchHistory: yield* itemsOf(library.watchHistory, point.watchHistory, 'watchHistory'),
    notForMe: yield* itemsOf(library.notForMe, point.notForMe, 'notForMe'),
    settings: stillSeenListed(library.settings, {
      ...defaultSettings,
      ...point.settings,
      apiKey: library.settings.apiKey,
    }),
    deletedCollections: library.deletedCollections.filter((id) => !ids.has(id)),
    friends: yield* itemsOf(library.friends, point.friends, 'friends'),
  }
}

const missingSettings = (present: Settings, point: Partial<Settings>): Partial<Settings> => {
  const services = { ...point.services, ...present.services }
  const absent = Object.entries(point).filter(([name]) => !Object.hasOwn(present, name))
  const { savedFilters } = { savedFilters: undefined, ...point }
  return {
    ...Object.fromEntries(absent),
    ...(Object.keys(services).length > 0 && { services }),
    ...(savedFilters !== undefined && { savedFilters }),
  }
}

/** What is there after going back to a point. */
export function* restored(library: Library, point: Incoming, extent: RestoreExtent): Steps<Restoration> {
  if (extent === 'everything') return { library: yield* everythingOf(library, point), renamed: 0, orphans: 0 }
  const settings = missingSettings(library.settings, point.settings)
  return restore(library, { ...point, settings }, { strategy: 'merge', replacesKey: false })
}

/** What going back to a point would do. */
export const compareWith = async (library: Library, point: Incoming, pause: Pause): Promise<RestoreComparison> => {
  const planOf = async (extent: RestoreExtent, part: Pause) =>
    planImport(library, await finishInSlices(restored(library, point, extent), partOf(part, 0, 0.5)), 0, part)
  return {
    everything: await planOf('everything', partOf(pause, 0, 0.5)),
    missing: await planOf('missing', partOf(pause, 0.5, 0.5)),
  }
}

const changes = ({ lists, settings }: ImportPlan): number =>
  Object.values(lists).reduce((sum, { added, replaced, removed }) => sum + added + replaced + removed, settings.length)

/** Whether going back would change anything. */
export const changesAnything = (plan: ImportPlan): boolean => changes(plan) > 0
