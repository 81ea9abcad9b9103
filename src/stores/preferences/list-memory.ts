import type { RecordId } from '#domain/values/ids.ts'
import { isObject } from '#domain/values/schema.ts'
import { collectionStateKey, pageInfoKey, sessionKeys } from '../keys.ts'
import type { TextStorage } from '../records/records-world.ts'
import { safeStorage } from '../safe-storage.ts'

export interface PageInfo {
  readonly page: number
  /** Pixels. */
  readonly scrollY: number
  readonly filter: string
  /** Epoch milliseconds. */
  readonly lastVisited: number
}

export interface ListState {
  readonly page: number
  readonly filter: string
  readonly sortBy: string
  readonly itemsPerPage: number
}

/** Reads null for a missing or damaged value; ignores refused writes. */
export interface Memory<Value> {
  readonly read: () => Value | null
  readonly write: (value: Value) => void
  readonly clear: () => void
}

export interface ListMemory {
  readonly pageInfo: (path: string) => Memory<PageInfo>
  readonly restoreScrollY: Memory<number>
  readonly collectionsPage: Memory<ListState>
  readonly collection: (id: RecordId) => Memory<ListState>
  readonly trendingPage: Memory<number>
  readonly genrePage: Memory<number>
  readonly searchPage: Memory<number>
  readonly discoverNeedsReset: Memory<boolean>
  readonly returningFromMovie: Memory<boolean>
  /** What was typed in the search box before a reload of the app's own. */
  readonly searchText: Memory<string>
}

const page = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null
const pixels = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const flag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)

const pageInfo = (value: unknown): PageInfo | null => {
  if (!isObject(value)) return null
  const { page: number, scrollY, filter, lastVisited } = value
  const [at, top, visited] = [page(number), pixels(scrollY), pixels(lastVisited)]
  if (at === null || top === null || visited === null || typeof filter !== 'string') return null
  return { page: at, scrollY: top, filter, lastVisited: visited }
}

const listState = (value: unknown): ListState | null => {
  if (!isObject(value)) return null
  const { page: number, filter, sortBy, itemsPerPage } = value
  const [at, size] = [page(number), page(itemsPerPage)]
  if (at === null || size === null || typeof filter !== 'string' || typeof sortBy !== 'string') return null
  return { page: at, filter, sortBy, itemsPerPage: size }
}

export const createListMemory = (session: TextStorage | undefined): ListMemory => {
  const storage = safeStorage(session)
  const memory = <Value>(key: string, check: (value: unknown) => Value | null): Memory<Value> => ({
    read: () => check(storage.getJson(key)),
    write: (value) => storage.setJson(key, value),
    clear: () => storage.remove(key),
  })
  return {
    pageInfo: (path) => memory(pageInfoKey(path), pageInfo),
    restoreScrollY: memory(sessionKeys.restoreScrollY, pixels),
    collectionsPage: memory(sessionKeys.collectionsPage, listState),
    collection: (id) => memory(collectionStateKey(id), listState),
    trendingPage: memory(sessionKeys.trendingPage, page),
    genrePage: memory(sessionKeys.genrePage, page),
    searchPage: memory(sessionKeys.searchPage, page),
    discoverNeedsReset: memory(sessionKeys.discoverNeedsReset, flag),
    returningFromMovie: memory(sessionKeys.returningFromMovie, flag),
    searchText: memory(sessionKeys.searchText, text),
  }
}

export const resetDiscover = ({
  pageInfo,
  restoreScrollY,
  returningFromMovie,
  discoverNeedsReset,
}: ListMemory): void => {
  pageInfo('/discover').clear()
  restoreScrollY.clear()
  returningFromMovie.clear()
  discoverNeedsReset.write(true)
}
