import { computed, type ReadonlySignal } from '@preact/signals-react'
import { proposedDeviceName } from '#domain/devices/device-name.ts'
import type {
  ExchangeProblem,
  ExchangeReading,
  MergeChoice,
  MergeResult,
  SyncIdentity,
} from '#domain/devices/exchange.ts'
import { cleanDeviceName, exchangeFileName } from '#domain/devices/exchange-file.ts'
import { ExchangeFileError } from '#domain/devices/exchange-problem.ts'
import { type ImportFile, maxFileSize } from '#domain/values/import-file.ts'
import type { App } from '../app/app.ts'
import { withSpace } from './free-space.ts'
import { whenWritten } from './when-written.ts'

export interface ExchangeFileToSend {
  /** With the ending of a kind of file that this browser can share, if there is one. */
  readonly name: string
  readonly content: Blob
}

/** Files between this browser and the user's others. */
export interface Exchange {
  /** Null before this browser has changed, sent or received anything, and without a database. */
  readonly identity: () => Promise<SyncIdentity | null>
  /** What other devices are shown. */
  readonly deviceName: ReadonlySignal<string>
  /** '' for the name that the browser and its system give. */
  readonly setDeviceName: (name: string) => void
  /**
   * A file with everything. With `passphrase` null it is not sealed, and never has the API key. Rejects with an
   * `ExchangeFileError` without a database, and with the database's error.
   */
  readonly write: (options: {
    readonly passphrase: string | null
    readonly includesKey: boolean
  }) => Promise<ExchangeFileToSend>
  /** Reads, checks and compares. The rows stay in the worker until `merge` or `discard`; never rejects. */
  readonly read: (file: ImportFile, passphrase: string | null) => Promise<ExchangeReading>
  /** All or nothing, and resolves once the page shows it. After 'no space' it can be tried again; never rejects. */
  readonly merge: (choice: MergeChoice) => Promise<MergeResult>
  readonly discard: () => void
}

const refused = (problem: ExchangeProblem) => ({ kind: 'refused', problem }) as const

const contentOf = async (file: ImportFile): Promise<Uint8Array<ArrayBuffer>> => {
  if (file.size > maxFileSize) throw new ExchangeFileError({ kind: 'too large', bytes: file.size })
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new ExchangeFileError({ kind: 'not readable' })
  }
}

export const exchange = ({ records, memory, storage, files, platform }: App): Exchange => {
  const { callSyncWorker: call } = storage
  const { deviceName: chosenName } = memory.preferences
  const deviceName = computed(() => chosenName.value.value || proposedDeviceName(platform.browser))

  const prepare = async (): Promise<void> => {
    await whenWritten({ records })
    if (!records.hasDatabase.peek()) throw new ExchangeFileError({ kind: 'no database' })
  }

  const inSpace = <Result>(task: () => Promise<Result>): Promise<Result> =>
    withSpace({ storage }, task, () => new ExchangeFileError({ kind: 'no space' }))

  const orRefused = async <Result>(task: () => Promise<Result>) => {
    try {
      return await task()
    } catch (error) {
      if (error instanceof ExchangeFileError) return refused(error.problem)
      platform.reportOnce(error)
      return refused({ kind: 'failed' })
    }
  }

  const nameToSend = (): string => {
    const named = (kind: 'matinee' | 'txt') => exchangeFileName(deviceName.peek(), platform.today(), kind)
    return [named('matinee'), named('txt')].find(files.canShareFile) ?? named('matinee')
  }

  return {
    identity: async () => {
      await records.ready
      return records.hasDatabase.peek() ? call('identity', null) : null
    },
    deviceName,
    setDeviceName: (name) => chosenName.set(cleanDeviceName(name)),
    write: async (options) => {
      await prepare()
      const name = nameToSend()
      const given = { ...options, name: deviceName.peek(), app: platform.buildVersion, isText: name.endsWith('.txt') }
      return { name, content: new Blob([await inSpace(() => call('write', given))]) }
    },
    read: (file, passphrase) =>
      orRefused(async () => {
        await prepare()
        return call('read', { bytes: await contentOf(file), passphrase })
      }),
    merge: (choice) =>
      orRefused(async () => {
        await prepare()
        const result = await inSpace(() => call('merge', choice))
        await records.sync(platform.slices())
        return result
      }),
    discard: () => void call('discard', null).catch(platform.reportOnce),
  }
}
