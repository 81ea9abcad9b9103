import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findKey } from '#devices/folder/joining.ts'
import { readRowFile, rowFilesOf } from '#devices/folder/row-file.ts'
import type { SyncRow } from '#domain/devices/device-row.ts'
import type { ExchangeHeader } from '#domain/devices/exchange-file.ts'
import { readListing } from '#domain/devices/folder-names.ts'
import { moviesIn } from '../../stores/library-language.ts'
import type { MemoryFolder } from '../../support/memory-folder.ts'
import { folderDevice } from './folder-device.ts'
import { keptFolder, laptop, laptopRows, passphrases, phone, phoneRows } from './kept-folder.ts'

const contentOf = async (folder: MemoryFolder, passphrase: string | null) => {
  const listing = readListing(await folder.list())
  const key = await findKey(folder, listing, passphrase)
  const files = listing.rows.map(async (file) =>
    readRowFile(file, (await folder.get(file.name)) ?? new Uint8Array(), key),
  )
  const contents = await Promise.all(files)
  return contents.sort((one, other) => (one.header.device < other.header.device ? -1 : 1))
}

const kept = [
  { header: laptop, rows: laptopRows },
  { header: phone, rows: phoneRows },
]

const isReadBy = async (folder: MemoryFolder, passphrase: string | null) => {
  expect(await contentOf(folder, passphrase)).toEqual(kept)
  const reader = await folderDevice(0.9, folder, 'Reader')
  await reader.connect({ passphrase })
  const movies = moviesIn(reader.records.library())
  expect(movies).toContain(603)
  expect(movies).not.toContain(348)
  expect((await reader.devices()).map(({ name }) => name)).toEqual(['Laptop', 'Phone', 'Reader'])
}

describe('folders of format 1 that were kept', () => {
  it('are read to the last row, with their devices and without the one that was removed', async () => {
    await isReadBy(keptFolder('plain'), null)
  })

  it.each(passphrases)('are read with each of their passphrases: %s', async (passphrase) => {
    await isReadBy(keptFolder('sealed'), passphrase)
  })

  it.each<[ExchangeHeader, readonly SyncRow[]]>([
    [laptop, laptopRows],
    [phone, phoneRows],
  ])('have the name and the lines that are written today, byte by byte: $name', async (header, rows) => {
    const { files } = keptFolder('plain')
    const range = `${header.device}.0-12.`
    const { value: file } = await rowFilesOf({ header, from: 0, to: 12, libraryKey: null }, rows).next()
    const [, before = new Uint8Array()] = [...files].find(([name]) => name.startsWith(range)) ?? []
    expect(file.name.startsWith(range)).toBe(true)
    expect(gunzipSync(file.bytes).toString('utf8')).toBe(gunzipSync(before).toString('utf8'))
  })
})
