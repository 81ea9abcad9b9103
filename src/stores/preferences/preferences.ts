import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { type Density, isDensity, usualPageSizes } from '#domain/lists/density.ts'
import {
  type CollectionOrder,
  defaultCollectionOrder,
  defaultListOrder,
  defaultWatchedOrder,
  isCollectionOrder,
  isLinkOrder,
  isListOrder,
  isWatchedOrder,
  isWatchlistTab,
  type LinkOrder,
  type ListOrder,
  type WatchedOrder,
  type WatchlistTab,
} from '#domain/lists/movie-list.ts'
import { defaultGenreId, defaultGenreSort, type GenreSort, genreSorts } from '#domain/movie/discover.ts'
import { type DiscoverTab, isDiscoverTab } from '#domain/movie/discover-location.ts'
import { type CardRating, isCardRating, isRatingScale, type RatingScale } from '#domain/records/own-rating.ts'
import { parseJson } from '#domain/values/attempt.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { defaultPageSize, isPageSize, type PageSize } from '#domain/values/paging.ts'
import { collectionOrderKey, collectionPageSizeKey, preferenceKeys } from '../keys.ts'
import type { TextStorage } from '../records/records-world.ts'
import { safeStorage } from '../safe-storage.ts'

/** `set` always works; after a refused write the next visit starts from the old value. */
export interface Preference<Value> {
  readonly value: ReadonlySignal<Value>
  readonly set: (value: Value) => void
}

export interface ListPreferences<Order> {
  readonly order: Preference<Order>
  /** The one chosen, in every view; until then the usual one of the view. */
  readonly pageSize: Preference<PageSize>
}

export interface Preferences {
  readonly watchlist: ListPreferences<ListOrder>
  /** The one chosen last; an import that brings watched movies chooses 'unwatched'. */
  readonly watchlistTab: Preference<WatchlistTab>
  readonly watched: ListPreferences<WatchedOrder>
  readonly collections: ListPreferences<CollectionOrder>
  readonly collection: (id: RecordId) => ListPreferences<LinkOrder>
  readonly removeCollection: (id: RecordId) => void
  readonly reset: () => void
  readonly selectedServices: Preference<readonly number[]>
  readonly selectedGenre: Preference<number>
  readonly genreSort: Preference<GenreSort>
  readonly hideSeen: Preference<boolean>
  readonly discoverTab: Preference<DiscoverTab>
  readonly lastQuery: Preference<string>
  readonly lastQueryActive: Preference<boolean>
  readonly ratingScale: Preference<RatingScale>
  readonly cardRating: Preference<CardRating>
  /** Of all lists of movies. */
  readonly density: Preference<Density>
  /** The seed of the random order, in all lists. */
  readonly shuffle: Preference<number>
  /** JSON, read by `tonightConditionsFrom`. */
  readonly tonight: Preference<string>
  /** As the user calls this device; '' for as it is called by itself. */
  readonly deviceName: Preference<string>
  /** Whether this browser leaves its shared folder alone for now. */
  readonly isSyncPaused: Preference<boolean>
}

/** `parse` returns undefined for unknown text, and the default applies. */
interface Kind<Value> {
  readonly parse: (text: string) => Value | undefined
  readonly format: (value: Value) => string
}

const choice = <Value extends string>(isKnown: (text: unknown) => text is Value): Kind<Value> => ({
  parse: (text) => (isKnown(text) ? text : undefined),
  format: String,
})
const isGenreSort = (text: unknown): text is GenreSort => genreSorts.some((sort) => sort === text)

const pageSize: Kind<PageSize | null> = {
  parse: (text) => {
    const size = Number(text)
    return isPageSize(size) ? size : undefined
  },
  format: String,
}
const positiveId: Kind<number> = {
  parse: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined),
  format: String,
}
const freeText: Kind<string> = { parse: (text) => text, format: (text) => text }
const flag: Kind<boolean> = { parse: (text) => text === 'true', format: String }
const idList: Kind<readonly number[]> = {
  parse: (text) => {
    const value = parseJson(text)
    return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : undefined
  },
  format: (ids) => JSON.stringify(ids),
}

export const createPreferences = (storage: TextStorage | undefined): Preferences => {
  const initials: (() => void)[] = []
  const safe = safeStorage(storage)
  const preference = <Value>(key: string, kind: Kind<Value>, initial: Value): Preference<Value> => {
    const text = safe.get(key)
    const value = signal<Value>((text === null ? undefined : kind.parse(text)) ?? initial)
    initials.push(() => {
      value.value = initial
      safe.remove(key)
    })
    return {
      value,
      set: (next) => {
        value.value = next
        safe.set(key, kind.format(next))
      },
    }
  }
  const density = preference<Density>(preferenceKeys.density, choice(isDensity), 'posters')
  const usualSizes = computed(() => usualPageSizes[density.value.value])
  const list = <Order>(
    order: Preference<Order>,
    sizeKey: string,
    usual: ReadonlySignal<PageSize> = usualSizes,
  ): ListPreferences<Order> => {
    const { value: chosen, set } = preference(sizeKey, pageSize, null)
    return { order, pageSize: { value: computed(() => chosen.value ?? usual.value), set } }
  }
  const keys = preferenceKeys
  const ofCollections = new Map<RecordId, ListPreferences<LinkOrder>>()

  return {
    watchlist: list(preference(keys.watchlistOrder, choice(isListOrder), defaultListOrder), keys.watchlistPageSize),
    watchlistTab: preference<WatchlistTab>(keys.watchlistTab, choice(isWatchlistTab), 'all'),
    watched: list(preference(keys.watchedOrder, choice(isWatchedOrder), defaultWatchedOrder), keys.watchedPageSize),
    collections: list(
      preference(keys.collectionsOrder, choice(isCollectionOrder), defaultCollectionOrder),
      keys.collectionsPageSize,
      signal(defaultPageSize),
    ),
    collection: (id) => {
      const preferences =
        ofCollections.get(id) ??
        list(
          preference<LinkOrder>(collectionOrderKey(id), choice(isLinkOrder), defaultListOrder),
          collectionPageSizeKey(id),
        )
      ofCollections.set(id, preferences)
      return preferences
    },
    removeCollection: (id) => {
      ofCollections.delete(id)
      for (const key of [collectionOrderKey(id), collectionPageSizeKey(id)]) safe.remove(key)
    },
    reset: () => {
      for (const setInitial of initials) setInitial()
    },
    selectedServices: preference(keys.selectedServices, idList, []),
    selectedGenre: preference(keys.selectedGenre, positiveId, defaultGenreId),
    genreSort: preference(keys.genreSort, choice(isGenreSort), defaultGenreSort),
    hideSeen: preference(keys.hideSeen, flag, false),
    discoverTab: preference(keys.discoverTab, choice(isDiscoverTab), 'trending'),
    lastQuery: preference(keys.lastQuery, freeText, ''),
    lastQueryActive: preference(keys.lastQueryActive, flag, false),
    ratingScale: preference(keys.ratingScale, choice(isRatingScale), 'half-stars'),
    cardRating: preference(keys.cardRating, choice(isCardRating), 'both'),
    density,
    shuffle: preference(keys.shuffle, positiveId, 1),
    tonight: preference(keys.tonight, freeText, ''),
    deviceName: preference(keys.deviceName, freeText, ''),
    isSyncPaused: preference(keys.syncPaused, flag, false),
  }
}
