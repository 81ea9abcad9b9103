import { describe, expect, it } from 'vitest'
import { createCollectionsStore } from '#stores/lists/collections.ts'
import { createPreferences } from '#stores/preferences/preferences.ts'
import { createRecords } from '#stores/records/records.ts'
import { inOneStep, undoableRecords } from '#stores/undo/undoable-records.ts'
import { movie } from '../library-language.ts'
import { SimulatedBrowser } from '../simulated-browser.ts'

const start = ({ hasDatabase = true } = {}) => {
  const browser = new SimulatedBrowser()
  if (!hasDatabase) browser.database = undefined
  const open = () => {
    const tab = browser.openTab()
    const records = undoableRecords(createRecords(tab.world))
    const preferences = createPreferences(tab.world.storage)
    const collections = createCollectionsStore(records, tab.world, preferences.removeCollection)
    return { tab, records, preferences, collections }
  }
  const settled = async <Result>(promise: Promise<Result>): Promise<Result> => {
    await browser.settle()
    return promise
  }
  return { browser, open, settled, ...open() }
}
const time = '2026-09-21T14:13:20.000Z'
const id = 1_790_000_000_000_500
const noir = {
  id,
  name: 'Noir',
  description: '',
  coverImage: null,
  createdAt: time,
  lastUpdatedAt: time,
  moviesCount: 0,
}

describe('collections', () => {
  it('are created with a trimmed name that cannot be used again', async () => {
    const { collections, settled } = start()
    expect(await settled(collections.create({ name: ' Noir ' }))).toEqual({
      kind: 'created',
      collections: [noir],
      collection: noir,
    })
    expect(await settled(collections.create({ name: 'NOIR' }))).toEqual({ kind: 'name is taken', name: 'NOIR' })
    expect(collections.items.value).toEqual([{ ...noir, covers: [] }])
  })

  it('are created once when two tabs use the same name at the same time, and the other tab is informed', async () => {
    const { collections, open, settled } = start()
    const other = open()
    const both = Promise.all([collections.create({ name: 'Noir' }), other.collections.create({ name: 'noir' })])
    expect((await settled(both)).map(({ kind }) => kind)).toEqual(['created', 'name is taken'])
    expect(other.collections.items.value).toEqual([{ ...noir, covers: [] }])
  })

  it('count their movies, without duplicates', async () => {
    const { collections, settled } = start()
    await settled(collections.create({ name: 'Noir' }))
    const first = await settled(collections.addMovies([id], [movie(1)]))
    expect(first.kind).toBe('added')
    const second = await settled(collections.addMovies([id], [movie(1)]))
    expect(second).toEqual({ kind: 'already there', links: collections.links.value })
    expect(collections.byId.value.get(id)?.moviesCount).toBe(1)
    expect(await settled(collections.addMovies([7], [movie(1)]))).toEqual({ kind: 'collection not found', id: 7 })
  })

  it('are removed with their movies and preferences, and their id is recorded', async () => {
    const { browser, collections, preferences, records, settled } = start()
    await settled(collections.create({ name: 'Noir' }))
    await settled(collections.addMovies([id], [movie(1)]))
    preferences.collection(id).order.set('title-asc')
    preferences.collection(id).pageSize.set(50)
    await browser.settle()
    expect(browser.texts.get(`collection${id}SortBy`)).toBe('title-asc')
    const before = collections.items.value
    const { result, made } = records.recorded(() => collections.remove(id))
    expect(await settled(result)).toBe(true)
    expect(collections.links.value).toEqual([])
    expect(JSON.parse(browser.texts.get('deleted-collections') ?? '')).toEqual([id])
    expect([...browser.texts.keys()].filter((key) => key.startsWith(`collection${id}`))).toEqual([])
    await settled(made.revert())
    expect(collections.items.value).toEqual(before)
    expect(records.deletedCollections.value).toEqual([])
  })

  it.each([true, false])('come back with their movies by Undo, with a database: %s', async (hasDatabase) => {
    const { browser, collections, records, settled } = start({ hasDatabase })
    await settled(collections.create({ name: 'Noir' }))
    await settled(collections.addMovies([id], [movie(1), movie(2)]))
    const { result, made } = records.recorded(() => collections.remove(id))
    expect(await settled(result)).toBe(true)
    expect(JSON.parse(browser.texts.get('collection-movies') ?? '')).toEqual([])
    await settled(made.revert())
    expect(collections.links.value.map(({ movieId }) => movieId)).toEqual([1, 2])
    expect(JSON.parse(browser.texts.get('collection-movies') ?? '')).toEqual(collections.links.value)
  })

  it('restore a removed movie', async () => {
    const { collections, records, settled } = start()
    await settled(collections.create({ name: 'Noir' }))
    await settled(collections.addMovies([id], [movie(1)]))
    const links = collections.links.value
    const { result, made } = records.recorded(() => collections.removeMovie(id, 1))
    expect(await settled(result)).toBe(true)
    expect(collections.links.value).toEqual([])
    await settled(made.revert())
    expect(collections.links.value).toEqual(links)
  })

  it('report when the browser refuses the write', async () => {
    const { tab, collections, settled } = start({ hasDatabase: false })
    await settled(collections.create({ name: 'Noir' }))
    tab.refusal = new Error('blocked')
    expect(await settled(collections.create({ name: 'Western' }))).toEqual({ kind: 'refused' })
    expect(await settled(collections.edit(id, { name: 'Film noir' }))).toEqual({ kind: 'refused' })
    expect(collections.items.value).toEqual([{ ...noir, covers: [] }])
  })

  it('forget a collection that was created for the movies when adding them is undone, unless it holds others', async () => {
    const { collections, records, settled } = start()
    const creation = records.recorded(() => collections.create({ name: 'Noir' }))
    await settled(creation.result)
    const addition = records.recorded(() => collections.addMovies([id], [movie(1)]))
    await settled(addition.result)
    const both = inOneStep(creation.made, addition.made)
    await settled(collections.addMovies([id], [movie(2)]))
    expect((await settled(both.revert()))?.skipped).toEqual({ movies: 0, others: 1 })
    expect(collections.links.value.map(({ movieId }) => movieId)).toEqual([2])
    await settled(collections.removeMovie(id, 2))
    await settled(both.revert())
    expect([collections.items.value, collections.links.value]).toEqual([[], []])
  })

  it('keep both movies that two tabs add at the same time', async () => {
    const { browser, collections, open, settled } = start()
    await settled(collections.create({ name: 'Noir' }))
    const other = open()
    await browser.settle()
    void collections.addMovies([id], [movie(1)])
    void other.collections.addMovies([id], [movie(2)])
    await browser.settle()
    expect(collections.links.value.map(({ movieId }) => movieId)).toEqual([1, 2])
    expect(other.collections.links.value).toEqual(collections.links.value)
    expect(other.records.collections.value[0]?.moviesCount).toBe(2)
  })
})
