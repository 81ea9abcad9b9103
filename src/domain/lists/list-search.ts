import type { Collection } from '../records/library.ts'
import { searchIn } from '../values/normalize-text.ts'
import type { ListedRecord } from './movie-list.ts'

export const searchByTitle = <Item extends Pick<ListedRecord, 'movie'>>(
  items: readonly Item[],
  search: string,
): readonly Item[] => searchIn(items, search, (item) => item.movie.title)

export const searchByName = <Item extends Pick<Collection, 'name'>>(
  collections: readonly Item[],
  search: string,
): readonly Item[] => searchIn(collections, search, (collection) => collection.name)
