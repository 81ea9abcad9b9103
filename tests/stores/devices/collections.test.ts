import { describe, expect, it } from 'vitest'
import { createCollectionsStore } from '#stores/lists/collections.ts'
import { movie } from '../library-language.ts'
import { open } from '../records/visits.ts'
import { type Device, exchange, join, openDevice, twoDevices } from './device.ts'

const storesOf = (device: Device) => {
  const { records, browser } = device
  const world = { now: () => browser.time, random: () => 0.5 }
  const collections = createCollectionsStore(records, world, () => {})
  const settled = async <Result>(promise: Promise<Result>): Promise<Result> => {
    await browser.settle()
    return promise
  }
  return {
    ...collections,
    create: async (name: string, ...movies: readonly number[]) => {
      const created = await settled(collections.create({ name }))
      if (created.kind !== 'created') throw new Error(`It was not created: ${created.kind}`)
      await settled(
        collections.addMovies(
          [created.collection.id],
          movies.map((id) => movie(id)),
        ),
      )
      return created.collection.id
    },
    add: (id: number, ...movies: readonly number[]) =>
      settled(
        collections.addMovies(
          [id],
          movies.map((each) => movie(each)),
        ),
      ),
    rename: (id: number, name: string) => settled(collections.edit(id, { name })),
    takeOut: (id: number, ...movies: readonly number[]) => settled(collections.removeMovie(id, ...movies)),
    remove: (id: number) => settled(collections.remove(id)),
  }
}

/** Names of the collections and the ids of their movies, as the device shows and stores them. */
const collectionsOn = ({ records, browser }: Device) => {
  const { collections, collectionMovies } = records.library()
  expect(JSON.parse(browser.texts.get('collection-movies') ?? '[]')).toEqual(collectionMovies)
  const ids = new Set(collections.map(({ id }) => id))
  expect(collectionMovies.filter(({ collectionId }) => !ids.has(collectionId))).toEqual([])
  return Object.fromEntries(
    collections.map(({ id, name }) => [
      name,
      collectionMovies.filter(({ collectionId }) => collectionId === id).map(({ movieId }) => movieId),
    ]),
  )
}

const shared = async () => {
  const [one, other] = await twoDevices()
  const [own, theirs] = [storesOf(one), storesOf(other)]
  const id = await own.create('Space', 1, 2, 3)
  await exchange(one, other)
  const seeOnBoth = async (expected: Record<string, readonly number[]>) => {
    await exchange(one, other)
    await exchange(one, other)
    expect([collectionsOn(one), collectionsOn(other)]).toEqual([expected, expected])
  }
  return { one, other, own, theirs, id, seeOnBoth }
}

describe('a collection that another device has removed', () => {
  it('comes back with its movies when it is renamed later', async () => {
    const { other, own, theirs, id, one, seeOnBoth } = await shared()
    await theirs.remove(id)
    await one.wait(60_000)
    await own.rename(id, 'Outer Space')
    await seeOnBoth({ 'Outer Space': [1, 2, 3] })
    expect(collectionsOn(other)).toEqual({ 'Outer Space': [1, 2, 3] })
  })

  it('comes back with its movies when one is added to it later', async () => {
    const { own, theirs, id, one, seeOnBoth } = await shared()
    await theirs.remove(id)
    await one.wait(60_000)
    await own.add(id, 4)
    await seeOnBoth({ Space: [1, 2, 3, 4] })
  })

  it('comes back without the movie that was taken out before', async () => {
    const { own, theirs, id, one, seeOnBoth } = await shared()
    await theirs.takeOut(id, 2)
    await theirs.remove(id)
    await one.wait(60_000)
    await own.rename(id, 'Outer Space')
    await seeOnBoth({ 'Outer Space': [1, 3] })
  })

  it('takes with it the movie that was added elsewhere before', async () => {
    const { own, theirs, id, other, seeOnBoth } = await shared()
    await own.add(id, 4)
    await other.wait(60_000)
    await theirs.remove(id)
    await seeOnBoth({})
  })

  it('is one removal, however many movies are in it', async () => {
    const { own, theirs, one, other, seeOnBoth } = await shared()
    const large = await own.create('Large', ...Array.from({ length: 60 }, (_, at) => at + 1))
    await exchange(one, other)
    await theirs.remove(large)
    const file = await other.send()
    expect(await one.compare(file)).toMatchObject({ removals: 1, needsConsent: false })
    expect(await one.receive(file)).toMatchObject({ removed: 1, waiting: 0 })
    await seeOnBoth({ Space: [1, 2, 3] })
  })

  it('has its movies once it has arrived, and nobody sees them before', async () => {
    const { other } = await shared()
    const third = await openDevice(0.4)
    const { library, rows } = await other.send()
    await third.receive({ library, rows: rows.filter(({ list }) => list !== 'collections') })
    expect(collectionsOn(third)).toEqual({})
    expect(third.records.collectionMovies.value).toEqual([])
    await third.receive({ library, rows: rows.filter(({ list }) => list === 'collections') })
    expect(collectionsOn(third)).toEqual({ Space: [1, 2, 3] })
  })

  it('goes and comes back in every tab', async () => {
    const { one, other, own, theirs, id, seeOnBoth } = await shared()
    const tab = open(other.browser, 0.9)
    await other.browser.settle()
    const movies = () => tab.records.collectionMovies.value.map(({ movieId }) => movieId)
    expect(movies()).toEqual([1, 2, 3])
    await theirs.remove(id)
    expect(movies()).toEqual([])
    await one.wait(60_000)
    await own.rename(id, 'Outer Space')
    await seeOnBoth({ 'Outer Space': [1, 2, 3] })
    expect(movies()).toEqual([1, 2, 3])
    expect(tab.records.collections.value.map(({ name }) => name)).toEqual(['Outer Space'])
  })

  it('is updated last when that movie was added', async () => {
    const { own, theirs, id, one, other, seeOnBoth } = await shared()
    await theirs.remove(id)
    await one.wait(60_000)
    await own.add(id, 4)
    const time = one.records.library().collectionMovies.at(-1)?.addedAt
    await seeOnBoth({ Space: [1, 2, 3, 4] })
    for (const { records } of [one, other]) expect(records.library().collections[0]?.lastUpdatedAt).toBe(time)
  })

  it('is one removal, too, where the other device makes its records those of all devices', async () => {
    const [one, other] = await twoDevices()
    const theirs = storesOf(other)
    await storesOf(one).create('Noir', 9)
    await other.wait(60_000)
    await theirs.create('Large', ...Array.from({ length: 60 }, (_, at) => at + 1))
    await one.receive(await other.send(), { ...join, joining: 'replace theirs' })
    expect(collectionsOn(one)).toEqual({ Noir: [9] })
    const file = await one.send()
    expect(await other.compare(file)).toMatchObject({ removals: 1 })
    await other.receive(file)
    expect(collectionsOn(other)).toEqual({ Noir: [9] })
  })
})

describe('collections of one name that are merged', () => {
  it('are one with the movies of both, on both devices, and the other one is one removal', async () => {
    const [one, other] = await twoDevices()
    await storesOf(one).create('Space', 1, 2)
    await other.wait(60_000)
    await storesOf(other).create('space', 2, 3)
    await one.receive(await other.send(), { ...join, joinsCollections: true })
    expect(collectionsOn(one)).toEqual({ Space: [1, 2, 3] })
    const file = await one.send()
    expect(await other.compare(file)).toMatchObject({ removals: 1 })
    await other.receive(file)
    expect(collectionsOn(other)).toEqual({ Space: [1, 2, 3] })
  })
})
