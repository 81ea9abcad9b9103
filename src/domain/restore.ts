import { withCounts } from './collection-links.ts'
import { folded } from './collections.ts'
import type { ImportChoice, ImportStrategy, Incoming, Restoration } from './imports.ts'
import { type Collection, type CollectionLink, defaultSettings, type Library, type Settings } from './library.ts'
import { withDistinctIds } from './stored-lists.ts'

/** The rows of the file whose key no present row has, after the present ones. */
const joined = <Item>(present: readonly Item[], file: readonly Item[], keyOf: (item: Item) => string | number) => {
  const known = new Set(present.map(keyOf))
  return [...present, ...file.filter((item) => !known.has(keyOf(item)))]
}

const linkKey = ({ collectionId, movieId }: CollectionLink): string => `${collectionId}/${movieId}`

/** The file's collections after the present ones; a name that is taken gets a number, since names are unique. */
const named = (present: readonly Collection[], file: readonly Collection[]) => {
  const taken = new Set(present.map(({ name }) => folded(name)))
  const lastNumbers = new Map<string, number>()
  let renamed = 0
  const collections = file.map((collection) => {
    let { name } = collection
    if (taken.has(folded(name))) {
      let number = lastNumbers.get(folded(name)) ?? 1
      do number += 1
      while (taken.has(folded(`${name} (${number})`)))
      lastNumbers.set(folded(name), number)
      name = `${name} (${number})`
      renamed += 1
    }
    taken.add(folded(name))
    return name === collection.name ? collection : { ...collection, name }
  })
  return { collections: [...present, ...collections], renamed }
}

/** Settings without the key; an import takes it only when it is told to. */
const settingsAfter = (present: Settings, file: Partial<Settings>, { strategy, takesKey }: ImportChoice): Settings => {
  const { apiKey, ...given } = file
  const key = takesKey && apiKey ? apiKey : present.apiKey
  if (Object.keys(file).length === 0) return present
  return { ...(strategy === 'merge' ? present : defaultSettings), ...given, apiKey: key }
}

const listsAfter = (library: Library, file: Incoming, strategy: ImportStrategy) => {
  if (strategy === 'overwrite') {
    return {
      watchlist: file.watchlist,
      links: file.collectionMovies,
      watchHistory: file.watchHistory.length > 0 ? file.watchHistory : library.watchHistory,
      present: [],
      added: file.collections,
    }
  }
  const ids = new Set(library.collections.map(({ id }) => id))
  return {
    watchlist: withDistinctIds(joined(library.watchlist, file.watchlist, ({ movieId }) => movieId)),
    links: withDistinctIds(joined(library.collectionMovies, file.collectionMovies, linkKey)),
    watchHistory: joined(library.watchHistory, file.watchHistory, ({ movieId }) => movieId),
    present: library.collections,
    added: file.collections.filter(({ id }) => !ids.has(id)),
  }
}

/**
 * The library after an import (spec section 5, merge and overwrite rules). What merge finds present stays as it is.
 * Links of the file to no collection are left out; collections that come back are no longer among the deleted ones.
 */
export const restore = (library: Library, file: Incoming, choice: ImportChoice): Restoration => {
  const { watchlist, links, watchHistory, present, added } = listsAfter(library, file, choice.strategy)
  const { collections, renamed } = named(present, added)
  const ids = new Set(collections.map(({ id }) => id))
  const own = new Set(choice.strategy === 'merge' ? library.collectionMovies.map(linkKey) : [])
  const collectionMovies = links.filter((link) => ids.has(link.collectionId) || own.has(linkKey(link)))
  return {
    library: {
      watchlist,
      collections: withCounts({ collections, collectionMovies }),
      collectionMovies,
      watchHistory,
      settings: settingsAfter(library.settings, file.settings, choice),
      deletedCollections: library.deletedCollections.filter((id) => !ids.has(id)),
    },
    renamed,
    orphans: links.length - collectionMovies.length,
  }
}
