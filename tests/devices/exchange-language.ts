import { gunzipSync, gzipSync } from 'node:zlib'
import { createExchangeWriter, type Packing, readExchangeFile } from '#devices/exchange-file.ts'
import type { SyncRow } from '#domain/devices/device-row.ts'
import type { ExchangeHeader } from '#domain/devices/exchange-file.ts'
import { ExchangeFileError } from '#domain/devices/exchange-problem.ts'
import { nextVersion, noVersion } from '#domain/devices/version.ts'

export const header: ExchangeHeader = {
  library: 'library-1',
  device: 'device0001',
  name: 'Firefox (Android)',
  sentAt: '2026-11-24T20:00:00.000Z',
  app: '1.2.0',
}

export const version = nextVersion(noVersion, Date.UTC(2026, 10, 24), header.device)

export const open: Packing = { passphrase: null, isText: false }

export const write = (rows: readonly SyncRow[], packing: Packing = open): Promise<Uint8Array<ArrayBuffer>> => {
  const writer = createExchangeWriter()
  writer.take(rows)
  return writer.end(header, packing)
}

/** What is in the file, or the problem that it has. */
export const read = async (bytes: Uint8Array, passphrase: string | null = null) => {
  try {
    return await readExchangeFile(new Uint8Array(bytes), passphrase)
  } catch (error) {
    if (error instanceof ExchangeFileError) return error.problem
    throw error
  }
}

/** A compressed file of these lines. */
export const fileOf = (...lines: readonly unknown[]): Uint8Array =>
  gzipSync(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''))

export const linesOf = (bytes: Uint8Array): readonly string[] =>
  gunzipSync(bytes).toString('utf8').trimEnd().split('\n')
