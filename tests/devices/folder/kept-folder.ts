import { readdirSync, readFileSync } from 'node:fs'
import type { SyncRow } from '#domain/devices/device-row.ts'
import type { ExchangeHeader } from '#domain/devices/exchange-file.ts'
import { MemoryFolder } from '../../support/memory-folder.ts'

const linesOf = (path: string): readonly string[] => readFileSync(path, 'utf8').trimEnd().split('\n')

const rowsIn = (path: string): readonly SyncRow[] =>
  linesOf(path)
    .slice(1, -1)
    .map((line) => JSON.parse(line))

/** Every kind of row that there is. */
export const laptopRows = rowsIn('tests/devices/files/format-1.jsonl')

export const phoneRows: readonly SyncRow[] = [
  { list: 'watchlist', id: '348', removal: '0mwpgwq5c00aphone00001' },
  {
    list: 'watchlist',
    id: '603',
    versions: { status: '0mwpgwq5c00bphone00001', favorite: '0mwpgwq5c00bphone00001' },
    value: { movieId: 603, status: 'watched', favorite: true, movie: { id: 603, title: 'The Matrix' } },
  },
]

const headerOf = (device: string, name: string): ExchangeHeader => ({
  library: 'k3v9q1x7c2',
  device,
  name,
  sentAt: '2026-11-25T20:00:00.000Z',
  app: '1.2.0',
})

export const laptop = headerOf('laptop0001', 'Laptop')
export const phone = headerOf('phone00001', 'Phone')
export const passphrases = ['Correct Horse é', 'Battery Staple'] as const

/** As an earlier version of the app left it. */
export const keptFolder = (kind: 'plain' | 'sealed'): MemoryFolder => {
  const place = `tests/devices/folder/files/${kind}`
  const folder = new MemoryFolder()
  for (const name of readdirSync(place)) folder.files.set(name, new Uint8Array(readFileSync(`${place}/${name}`)))
  return folder
}
