import 'fake-indexeddb/auto'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import type { MergeChoice } from '#domain/devices/exchange.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'
import { exchange } from '#wiring/devices/exchange.ts'
import { createApp } from '#wiring/root/create-app.ts'

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0'

/** A device; `seed` is its random number. */
export const device = (seed: number, options: TestWorldOptions = {}, shares: readonly string[] = []) => {
  const test = createTestWorld({ userAgent: firefox, ...options })
  const canShareFile = (name: string) => shares.some((kind) => name.endsWith(`.${kind}`))
  const app = createApp({ ...test.world, random: () => seed, canShareFile })
  onTestFinished(() => app.records.close())
  return { ...test, app, exchange: app.lazy.get(exchange) }
}

type Device = ReturnType<typeof device>

export const open = { passphrase: null, includesKey: false }

export const join: MergeChoice = { joining: 'join', removals: 'apply', joinsCollections: false }

export const bytesOf = async (content: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await content.arrayBuffer())

export const fileOf = (bytes: Uint8Array<ArrayBuffer>): ImportFile => ({
  name: 'anything',
  size: bytes.length,
  arrayBuffer: async () => bytes.slice().buffer,
})

export const sent = async (
  { exchange: { write } }: Device,
  options: Parameters<Device['exchange']['write']>[0] = open,
) => fileOf(await bytesOf((await write(options)).content))

export const receive = async (
  { exchange: { read, merge } }: Device,
  file: ImportFile,
  passphrase: string | null = null,
) => {
  const reading = await read(file, passphrase)
  return { reading, result: await merge(join) }
}

/** A file with these rows, as another program could write it. */
export const fileWith = (library: string, ...rows: readonly object[]): ImportFile => {
  const sender = { device: 'device0001', name: 'Odd', sentAt: '2026-01-02T12:00:00.000Z', app: '' }
  const lines = [{ matinee: 'exchange', format: 1, library, ...sender }, ...rows, { rows: rows.length }]
  return fileOf(new Uint8Array(gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))))
}
