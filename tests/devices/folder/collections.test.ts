import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { SyncRow } from '#domain/devices/device-row.ts'
import { readSyncRow } from '#domain/devices/exchange-file.ts'
import { addToCollections } from '#domain/lists/collection-links.ts'
import { deleteCollection } from '#domain/records/collections.ts'
import type { Library } from '#domain/records/library.ts'
import { collectionsOf, minute, snapshot } from '#tests/support/fixtures.ts'
import { SimulatedDevice } from '../../domain/devices/simulated-device.ts'
import { connected, type Device, readBy } from './connected.ts'

const linked = collectionsOf({ Space: ['Alien', 'Dune'] })
const [space = 0] = linked.collections.map(({ id }) => id)

const shownBy = ({ records }: Device) => {
  const { collections, collectionMovies } = records.library()
  return [collections.map(({ name }) => name), collectionMovies.map(({ movie }) => movie.title)]
}

const adding = (library: Library): Library => {
  const given = { nextId: () => 1_790_000_000_000_777, now: minute(9) }
  const added = addToCollections(library, [space], [snapshot('Heat')], given)
  return added.kind === 'added' ? { ...library, ...added.records } : library
}

/** All rows of the files in the folder. */
const rowsIn = ({ folder }: Device): readonly SyncRow[] =>
  [...folder.files].flatMap(([name, bytes]) =>
    /\.\d+-\d+\./.test(name)
      ? gunzipSync(bytes)
          .toString()
          .split('\n')
          .filter((line) => line.startsWith('{"list"'))
          .map((line) => readSyncRow(JSON.parse(line)))
      : [],
  )

const rounds = async (...devices: readonly Device[]) => {
  for (const device of devices) await device.round()
}

/** One device has removed the collection, and the other, which did not know, has added a movie to it later. */
const addedLater = async () => {
  const [one, other] = await connected()
  await one.change((library) => ({ ...library, ...linked }))
  await rounds(one, other)
  await other.change((library) => ({ ...library, ...deleteCollection(library, space) }))
  await other.round()
  await one.wait(60_000)
  await one.change(adding)
  return [one, other] as const
}

describe('a collection in a shared folder', () => {
  it('comes back with its movies on every device, also on one that joins', async () => {
    const [one, other] = await addedLater()
    await rounds(other, one, other, one)
    const third = await readBy(one)
    for (const device of [one, other, third]) expect(shownBy(device)).toEqual([['Space'], ['Alien', 'Dune', 'Heat']])
  })

  it('is gone on every device after its removal, with the links in the folder as they were', async () => {
    const [one, other] = await connected()
    await one.change((library) => ({ ...library, ...linked }))
    await rounds(one, other)
    const { files } = one.folder
    const before = files.size
    await other.change((library) => ({ ...library, ...deleteCollection(library, space) }))
    const { files: written } = await other.round()
    expect([written, files.size]).toEqual([1, before + 1])
    await one.round()
    const third = await readBy(one)
    for (const device of [one, other, third]) expect(shownBy(device)).toEqual([[], []])
  })

  it('is there for an earlier release, which does not know the rule and reads the same files', async () => {
    const [one] = await addedLater()
    const collection = { list: 'collections', id: String(space) }
    await rounds(one)
    const earlier = new SimulatedDevice('e', 0, true)
    earlier.receive(rowsIn(one))
    expect(earlier.valueOf(collection)).toMatchObject({ name: 'Space' })
  })
})
