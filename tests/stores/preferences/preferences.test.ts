import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/records/library.ts'
import { createSettingsStore } from '#stores/lists/settings.ts'
import { createListMemory } from '#stores/preferences/list-memory.ts'
import { createPreferences } from '#stores/preferences/preferences.ts'
import { createRecords } from '#stores/records/records.ts'
import { QuotaExceededError } from '#tests/support/storage-quota.ts'
import { SimulatedBrowser } from '../simulated-browser.ts'

const storageWith = (texts: Record<string, string>) => {
  const browser = new SimulatedBrowser()
  for (const [key, text] of Object.entries(texts)) browser.texts.set(key, text)
  const tab = browser.openTab()
  const { storage } = tab.world
  return { tab, storage, textOf: (key: string) => storage?.getItem(key) ?? null }
}

describe('preferences', () => {
  it('start with the defaults of the specification', () => {
    const { storage } = storageWith({})
    const { watchlist, watched, collections, collection, ...discover } = createPreferences(storage)
    expect(
      [watchlist.order, watched.order, collections.order, collection(4).order].map((at) => at.value.value),
    ).toEqual(['date-added-desc', 'recently-watched', 'name-asc', 'date-added-desc'])
    expect([watchlist, watched, collections, collection(4)].map((list) => list.pageSize.value.value)).toEqual([
      10, 10, 10, 10,
    ])
    expect(discover.selectedServices.value.value).toEqual([])
    expect(discover.selectedGenre.value.value).toBe(28)
    expect(discover.genreSort.value.value).toBe('popularity.desc')
    expect(discover.discoverTab.value.value).toBe('trending')
  })

  it('have 50 movies a page as rows and small posters, until a size is chosen, which every view keeps', () => {
    const { storage, textOf } = storageWith({ watchedItemsPerPage: '10' })
    const { watchlist, watched, collections, collection, density, reset } = createPreferences(storage)
    const sizes = () => [watchlist, watched, collections, collection(4)].map((list) => list.pageSize.value.value)
    density.set('rows')
    expect(sizes()).toEqual([50, 10, 10, 50])
    density.set('small')
    expect(sizes()).toEqual([50, 10, 10, 50])
    expect(textOf('watchlistItemsPerPage')).toBeNull()
    watchlist.pageSize.set(10)
    expect(sizes()).toEqual([10, 10, 10, 50])
    density.set('posters')
    collection(4).pageSize.set(20)
    expect(sizes()).toEqual([10, 10, 10, 20])
    reset()
    density.set('rows')
    expect([watchlist, watched].map((list) => list.pageSize.value.value)).toEqual([50, 50])
  })

  it('are read as plain text, with defaults for invalid values', () => {
    const { storage } = storageWith({
      watchlistSortOrder: 'title-asc',
      watchlistItemsPerPage: '30',
      watchedSortOrder: 'date-added-desc',
      watchedItemsPerPage: '31',
      collection9SortBy: 'rating-desc',
      selectedWatchProviders: '[8,"x",9]',
      selectedGenreId: '0',
    })
    const preferences = createPreferences(storage)
    expect(preferences.watchlist.order.value.value).toBe('title-asc')
    expect(preferences.watchlist.pageSize.value.value).toBe(30)
    expect(preferences.watched.order.value.value).toBe('recently-watched')
    expect(preferences.watched.pageSize.value.value).toBe(10)
    expect(preferences.collection(9).order.value.value).toBe('rating-desc')
    expect(preferences.selectedServices.value.value).toEqual([8, 9])
    expect(preferences.selectedGenre.value.value).toBe(28)
  })

  it('are written as plain text', () => {
    const { storage, textOf } = storageWith({})
    const preferences = createPreferences(storage)
    preferences.collections.order.set('most-movies')
    preferences.collections.pageSize.set(20)
    preferences.lastQueryActive.set(true)
    expect(['collectionsSortBy', 'collectionsItemsPerPage', 'lastSearchActive'].map(textOf)).toEqual([
      'most-movies',
      '20',
      'true',
    ])
  })

  it('last for the visit when the write is refused or storage is missing', () => {
    const { storage, tab } = storageWith({})
    tab.refusal = new QuotaExceededError('full')
    for (const place of [storage, undefined]) {
      const preferences = createPreferences(place)
      preferences.watchlist.pageSize.set(100)
      expect(preferences.watchlist.pageSize.value.value).toBe(100)
    }
  })
})

describe('the remembered page', () => {
  it('is restored', () => {
    const memory = createListMemory(storageWith({}).storage)
    const info = { page: 3, scrollY: 812.5, filter: 'al', lastVisited: 5 }
    memory.pageInfo('/watchlist').write(info)
    memory.collection(7).write({ page: 2, filter: '', sortBy: 'title-asc', itemsPerPage: 20 })
    expect(memory.pageInfo('/watchlist').read()).toEqual(info)
    expect(memory.pageInfo('/watched').read()).toBeNull()
    expect(memory.collection(7).read()).toEqual({ page: 2, filter: '', sortBy: 'title-asc', itemsPerPage: 20 })
    memory.collection(7).clear()
    expect(memory.collection(7).read()).toBeNull()
  })

  it.each(['', 'x', '5', '[]', '{"page":0,"scrollY":1,"filter":"","lastVisited":1}', '{"page":1}'])(
    'ignores the stored text %s',
    (text) => {
      const memory = createListMemory(storageWith({ 'pageInfo-/watchlist': text }).storage)
      expect(memory.pageInfo('/watchlist').read()).toBeNull()
    },
  )

  it('works without session storage', () => {
    const memory = createListMemory(undefined)
    memory.restoreScrollY.write(5)
    expect(memory.restoreScrollY.read()).toBeNull()
  })
})

describe('settings', () => {
  it('change field by field, reject invalid values, and reset to the defaults except for theme and keys', async () => {
    const browser = new SimulatedBrowser()
    const records = createRecords(browser.openTab().world)
    const settings = createSettingsStore(records)
    void settings.change({ field: 'region', value: 'DE' })
    void settings.change({ field: 'theme', value: 'dark' })
    void settings.change({ field: 'keyShortcuts', value: false })
    expect(await settings.change({ field: 'region', value: 'Germany' })).toBe(false)
    await browser.settle()
    const kept = { theme: 'dark', keyShortcuts: false }
    const chosen = { apiKey: '', region: 'DE', includeAdult: false, ...kept }
    expect(settings.current.value).toEqual(chosen)
    expect(JSON.parse(browser.texts.get('settings') ?? '')).toEqual(chosen)
    void settings.reset('everywhere')
    await browser.settle()
    expect(JSON.parse(browser.texts.get('settings') ?? '')).toEqual({ apiKey: '', includeAdult: false, ...kept })
  })

  it('keep the changes of two tabs to different fields', async () => {
    const browser = new SimulatedBrowser()
    const [one, other] = [createRecords(browser.openTab().world), createRecords(browser.openTab().world)]
    void createSettingsStore(one).change({ field: 'region', value: 'DE' })
    void createSettingsStore(other).change({ field: 'includeAdult', value: true })
    await browser.settle()
    expect(one.settings.value).toEqual({ ...defaultSettings, region: 'DE', includeAdult: true })
    expect(other.settings.value).toEqual(one.settings.value)
  })
})
