import { sameContent } from '../devices/content-order.ts'
import { withCounts } from '../lists/collection-links.ts'
import { mergeSavedFilters } from '../lists/saved-filters.ts'
import { stillSeenListed } from '../lists/seen-listing.ts'
import { normalizeName } from '../records/collections.ts'
import {
  type Collection,
  type CollectionLink,
  defaultSettings,
  type Library,
  type Settings,
  type SlimSnapshot,
  type WatchHistoryEntry,
} from '../records/library.ts'
import { mergeViewings } from '../records/viewings.ts'
import { entryWith, type MovieHistory, type WatchHistory, withListedViewings } from '../records/watch-history.ts'
import { withDistinctIds } from '../stored/stored-lists.ts'
import type { ImportChoice, ImportStrategy, Incoming, Restoration } from './backup-import.ts'

const movieTextOf = ({ plays: _, movie: __, watchedAt: ___, ...entry }: WatchHistoryEntry): string =>
  JSON.stringify(entry)

const laterMovie = (one: MovieHistory, other: MovieHistory): MovieHistory => {
  const [time, otherTime] = [one.lastModified ?? '', other.lastModified ?? '']
  if (time !== otherTime) return time > otherTime ? one : other
  return movieTextOf(one) >= movieTextOf(other) ? one : other
}

const eitherMovie = (one: SlimSnapshot | undefined, other: SlimSnapshot | undefined): SlimSnapshot | undefined => {
  if (!one || !other) return one ?? other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

/** Entries of one movie: viewings by id, the movie's own data by `lastModified`. */
export const mergeEntries = (ours: WatchHistoryEntry, theirs: WatchHistoryEntry): MovieHistory => {
  const [one, other] = [withListedViewings(ours), withListedViewings(theirs)]
  const { movie: _, ...entry } = laterMovie(one, other)
  const movie = eitherMovie(one.movie, other.movie)
  return entryWith({ ...entry, ...(movie && { movie }) }, mergeViewings(one.plays, other.plays))
}

/** Returns our entries unchanged where theirs add nothing. */
export const mergeHistories = (ours: WatchHistory, theirs: WatchHistory): WatchHistory => {
  const byMovie = new Map(theirs.map((entry) => [entry.movieId, entry]))
  const merged = ours.map((entry) => {
    const other = byMovie.get(entry.movieId)
    byMovie.delete(entry.movieId)
    if (!other) return entry
    const both = mergeEntries(entry, other)
    return sameContent(both, withListedViewings(entry)) ? entry : both
  })
  return [...merged, ...byMovie.values()]
}

const merged = <Item>(present: readonly Item[], file: readonly Item[], keyOf: (item: Item) => string | number) => {
  const presentKeys = new Set(present.map(keyOf))
  return [...present, ...file.filter((item) => !presentKeys.has(keyOf(item)))]
}

const linkKey = ({ collectionId, movieId }: CollectionLink): string => `${collectionId}/${movieId}`

const withUniqueNames = (present: readonly Collection[], file: readonly Collection[]) => {
  const taken = new Set(present.map(({ name }) => normalizeName(name)))
  const lastNumbers = new Map<string, number>()
  let renamed = 0
  const collections = file.map((collection) => {
    let { name } = collection
    if (taken.has(normalizeName(name))) {
      let number = lastNumbers.get(normalizeName(name)) ?? 1
      do number += 1
      while (taken.has(normalizeName(`${name} (${number})`)))
      lastNumbers.set(normalizeName(name), number)
      name = `${name} (${number})`
      renamed += 1
    }
    taken.add(normalizeName(name))
    return name === collection.name ? collection : { ...collection, name }
  })
  return { collections: [...present, ...collections], renamed }
}

const settingsAfter = (
  present: Settings,
  file: Partial<Settings>,
  { strategy, replacesKey }: ImportChoice,
): Settings => {
  const { apiKey, ...given } = file
  const key = replacesKey && apiKey ? apiKey : present.apiKey
  if (Object.keys(file).length === 0) return present
  const before = strategy === 'merge' ? present : defaultSettings
  const services = { ...before.services, ...given.services }
  const after = { ...before, ...given, ...(Object.keys(services).length > 0 && { services }), apiKey: key }
  return strategy === 'merge' ? mergeSavedFilters(after, present) : stillSeenListed(present, after)
}

const listsAfter = (library: Library, file: Incoming, strategy: ImportStrategy) => {
  if (strategy === 'overwrite') {
    return {
      watchlist: file.watchlist,
      links: file.collectionMovies,
      watchHistory: file.watchHistory.length > 0 ? file.watchHistory : library.watchHistory,
      notForMe: file.notForMe.length > 0 ? file.notForMe : library.notForMe,
      friends: file.friends.length > 0 ? file.friends : library.friends,
      present: [],
      added: file.collections,
    }
  }
  const ids = new Set(library.collections.map(({ id }) => id))
  return {
    watchlist: withDistinctIds(merged(library.watchlist, file.watchlist, ({ movieId }) => movieId)),
    links: withDistinctIds(merged(library.collectionMovies, file.collectionMovies, linkKey)),
    watchHistory: mergeHistories(library.watchHistory, file.watchHistory),
    notForMe: merged(library.notForMe, file.notForMe, ({ movieId }) => movieId),
    friends: merged(library.friends, file.friends, ({ id }) => id),
    present: library.collections,
    added: file.collections.filter(({ id }) => !ids.has(id)),
  }
}

/** docs/spec.md, section 5. Merging keeps what is there; links without a collection are dropped. */
export const restore = (library: Library, file: Incoming, choice: ImportChoice): Restoration => {
  const { watchlist, links, watchHistory, notForMe, friends, present, added } = listsAfter(
    library,
    file,
    choice.strategy,
  )
  const { collections, renamed } = withUniqueNames(present, added)
  const ids = new Set(collections.map(({ id }) => id))
  const collectionMovies = links.filter((link) => ids.has(link.collectionId))
  return {
    library: {
      watchlist,
      collections: withCounts({ collections, collectionMovies }),
      collectionMovies,
      watchHistory,
      notForMe,
      settings: settingsAfter(library.settings, file.settings, choice),
      deletedCollections: library.deletedCollections.filter((id) => !ids.has(id)),
      friends,
    },
    renamed,
    orphans: links.length - collectionMovies.length,
  }
}
