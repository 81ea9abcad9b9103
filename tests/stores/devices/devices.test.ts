import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToCollections, removeFromCollection } from '#domain/lists/collection-links.ts'
import { createCollection, deleteCollection, editCollection } from '#domain/records/collections.ts'
import type { Library } from '#domain/records/library.ts'
import { viewingsOf } from '#domain/records/viewings.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import { runs } from '#tests/support/properties.ts'
import { adding, movie, removing } from '../library-language.ts'
import { type Device, listsOf, openDevice, type SentFile } from './device.ts'

type Act = (device: Device) => Promise<unknown>

const movieIds = fc.integer({ min: 1, max: 4 })
const timeOf = (device: Device) => isoTimeOf(device.browser.time) ?? ''

const onMovie = (act: (device: Device, id: number) => Promise<unknown>): fc.Arbitrary<Act> =>
  movieIds.map((id) => (device) => act(device, id))

const collecting = (device: Device, id: number) =>
  device.change((library) => {
    const fields = { name: `Collection ${id}`, description: timeOf(device) }
    const known = editCollection(library.collections, id, fields, timeOf(device))
    if (known.kind === 'edited') return { ...library, collections: known.collections }
    const created = createCollection(library.collections, fields, { id, now: timeOf(device) })
    return created.kind === 'created' ? { ...library, collections: created.collections } : library
  })

const collectionOf = fc.tuple(movieIds, movieIds)

/** Adds the movie to the collection, or takes it out. */
const linking = (device: Device, collection: number, id: number, isAdded: boolean) =>
  device.change((library) => {
    if (!isAdded) return { ...library, ...removeFromCollection(library, collection, [id], timeOf(device)) }
    const given = { nextId: () => 1_700_000_000_000_000 + collection * 10 + id, now: timeOf(device) }
    const added = addToCollections(library, [collection], [movie(id)], given)
    return added.kind === 'added' ? { ...library, ...added.records } : library
  })

const importing = (id: number, rating: number) => (library: Library) =>
  library.watchHistory.some(({ movieId }) => movieId === id)
    ? library
    : {
        ...library,
        watchHistory: [...library.watchHistory, { movieId: id, watchedAt: null, rating, movie: movie(id), plays: [] }],
      }

const noting = async (device: Device, id: number) => {
  const entry = device.records.library().watchHistory.find(({ movieId }) => movieId === id)
  const [viewing] = entry ? viewingsOf(entry) : []
  if (viewing)
    await device.does(() => device.diary.edit(movie(id), viewing, { watchedAt: viewing.watchedAt, note: 'Late' }))
}

const acts: fc.Arbitrary<Act> = fc.oneof(
  onMovie((device, id) => device.change(adding(id))),
  onMovie((device, id) => device.change(removing(id))),
  onMovie((device, id) => device.does(() => device.watchlist.add(movie(id), 'watched'))),
  onMovie((device, id) => device.does(() => device.watchlist.setStatus([id], 'watched'))),
  onMovie((device, id) => device.does(() => device.watchlist.setStatus([id], 'want-to-watch'))),
  fc.tuple(movieIds, fc.integer({ min: 0, max: 10 })).map(
    ([id, rating]): Act =>
      (device) =>
        device.does(() => device.diary.changeMovie(movie(id), { rating: rating || null })),
  ),
  onMovie((device, id) => device.does(() => device.diary.log(movie(id), { watchedAt: '2026-09-01' }))),
  onMovie(noting),
  onMovie(collecting),
  collectionOf.map(
    ([collection, id]): Act =>
      (device) =>
        linking(device, collection, id, true),
  ),
  collectionOf.map(
    ([collection, id]): Act =>
      (device) =>
        linking(device, collection, id, false),
  ),
  onMovie((device, id) => device.change((library) => ({ ...library, ...deleteCollection(library, id) }))),
  fc.tuple(movieIds, fc.integer({ min: 1, max: 10 })).map(
    ([id, rating]): Act =>
      (device) =>
        device.change(importing(id, rating), { origin: 'import' }),
  ),
)

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('act' as const), device: fc.nat(2), act: acts }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('send' as const), device: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('receive' as const), device: fc.nat(2), file: fc.nat() }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), device: fc.nat(2), by: fc.nat(90_000_000) }),
    },
  ),
  { maxLength: 18 },
)

const twoYears = 2 * 365 * 86_400_000

describe('three browsers with their databases', () => {
  it('show the same lists once each has received the last file of the others, whatever happened before', async () => {
    const offsets = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -twoYears, max: twoYears })))
    await fc.assert(
      fc.asyncProperty(offsets, steps, async (clocks, taken) => {
        const devices: Device[] = []
        for (const [index, offset] of clocks.entries()) {
          const device = await openDevice(0.2 + index * 0.3)
          device.browser.time += offset
          devices.push(device)
        }
        const at = (index: number) => devices[index % devices.length] as Device
        const files: SentFile[] = []
        for (const step of taken) {
          const device = at(step.device)
          if (step.kind === 'act') await step.act(device)
          else if (step.kind === 'send') files.push(await device.send())
          else if (step.kind === 'wait') await device.wait(step.by)
          else if (files.length > 0) await device.receive(files[step.file % files.length] as SentFile)
        }
        for (const _ of [1, 2]) {
          const last: SentFile[] = []
          for (const from of devices) last.push(await from.send())
          for (const [index, to] of devices.entries()) {
            for (const from of [0, 1, 2]) await to.receive(last[(from + index) % last.length] as SentFile)
          }
        }
        const [first, ...others] = devices.map(({ records }) => records.library())
        if (!first) throw new Error('There is no device.')
        for (const other of others) expect(listsOf(other)).toEqual(listsOf(first))
        for (const { browser, records } of devices) {
          const { collections, collectionMovies } = records.library()
          const ids = new Set(collections.map(({ id }) => id))
          expect(collectionMovies.filter(({ collectionId }) => !ids.has(collectionId))).toEqual([])
          expect(JSON.parse(browser.texts.get('collection-movies') ?? '[]')).toEqual(collectionMovies)
          expect(browser.errors).toEqual([])
        }
      }),
      { numRuns: runs(40) },
    )
  })
})
