import type { SyncRow } from '#domain/devices/device-row.ts'
import type { ExchangeReading, MergeChoice, MergeResult, SyncIdentity } from '#domain/devices/exchange.ts'
import { ExchangeFileError } from '#domain/devices/exchange-problem.ts'
import { travels } from '#domain/devices/lacking-rows.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { createSyncDatabase } from '#stores/devices/device-database.ts'
import { minutesAhead, type SyncWorld, withMergeLock } from './device-world.ts'
import { createExchangeWriter, readExchangeFile } from './exchange-file.ts'
import type { ExchangeFileGiven, ExchangeWriting } from './messages.ts'
import { isReadable } from './readable-row.ts'

interface HeldFile {
  readonly library: string
  readonly rows: readonly SyncRow[]
}

/** Writes files of this browser's records, and merges those of others. */
export const createExchange = (world: SyncWorld) => {
  const { database: factory, now, random } = world
  const database = createSyncDatabase({ factory, now, random })
  let held: HeldFile | null = null

  const read = async ({ bytes, passphrase }: ExchangeFileGiven): Promise<ExchangeReading> => {
    held = null
    const { header, rows, isSealed } = await readExchangeFile(bytes, passphrase)
    const file = { library: header.library, rows: rows.filter((row) => travels(row, isSealed) && isReadable(row)) }
    const comparison = await database.compare(file.library, file.rows)
    held = file
    const sender = { name: header.name, sentAt: header.sentAt, isSealed }
    return { kind: 'read', sender, comparison, minutesAhead: minutesAhead(header.sentAt, now()) }
  }

  return {
    hasFile: (): boolean => held !== null,
    identity: (): Promise<SyncIdentity | null> => database.identity(),
    write: async ({
      name,
      app,
      passphrase,
      includesKey,
      isText,
    }: ExchangeWriting): Promise<Uint8Array<ArrayBuffer>> => {
      const writer = createExchangeWriter()
      const identity = await database.readRows({ includesKey: includesKey && passphrase !== null }, writer.take)
      const header = { ...identity, name, sentAt: isoTimeOf(now()) ?? unknownTime, app }
      return writer.end(header, { passphrase, isText })
    },
    read: async (given: ExchangeFileGiven): Promise<ExchangeReading> => {
      try {
        return await read(given)
      } catch (error) {
        if (!(error instanceof ExchangeFileError)) throw error
        return { kind: 'refused', problem: error.problem }
      }
    },
    merge: async (choice: MergeChoice): Promise<MergeResult> => {
      if (!held) return { kind: 'refused', problem: { kind: 'failed' } }
      const { library, rows } = held
      const outcome = await withMergeLock(world, () => database.merge(library, rows, choice))
      held = null
      return { kind: 'merged', outcome }
    },
    discard: (): void => {
      held = null
    },
  }
}
