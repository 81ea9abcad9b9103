import * as v from 'valibot'
import { parseJson } from '../values/attempt.ts'
import { isObject, isoTime } from '../values/schema.ts'
import type { SyncRow } from './device-row.ts'
import type { LibraryId } from './exchange.ts'
import { ExchangeFileError } from './exchange-problem.ts'
import { type DeviceId, isBeyondTime, isDeviceId, isVersion, type Version } from './version.ts'

// Deeper than our records, shallow enough for the stack of whoever copies them.
const maxDepth = 32
const mostGroups = 100

/** Whether nothing in it reaches a prototype or the end of the stack. */
const isHarmless = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if (depth >= maxDepth || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((entry) => isHarmless(entry, depth + 1))
}

const list = v.pipe(v.string(), v.regex(/^(?!__proto__$)[\w-]{1,100}$/))
const name = v.pipe(v.string(), v.regex(/^(?!__proto__$)[^\p{Cc}\p{Cs}]{1,300}$/u))

const version = v.custom<Version>((value) => isVersion(value) && !isBeyondTime(value))

const syncRow = v.pipe(
  v.object({
    list,
    id: name,
    versions: v.exactOptional(
      v.pipe(
        v.custom<object>(isObject),
        v.record(name, version),
        v.check((versions) => Object.keys(versions).length <= mostGroups),
      ),
    ),
    removal: v.exactOptional(version),
    kept: v.exactOptional(v.custom<object>(isObject)),
    value: v.exactOptional(v.unknown()),
  }),
  v.check(({ versions, removal, value }) => versions !== undefined || removal !== undefined || value !== undefined),
)

/** Throws a 'hostile' `ExchangeFileError` for what no version of the app writes. */
export const readSyncRow = (value: unknown): SyncRow => {
  const { success, output } = v.safeParse(syncRow, isHarmless(value) ? value : null, { abortEarly: true })
  if (!success) throw new ExchangeFileError({ kind: 'hostile' })
  return output
}

/** Of the header, the rows and the end: docs/exchange-format.md. A new field of a row or a new list is no new format. */
const exchangeFormat = 1

/** The first line of a file. */
export interface ExchangeHeader {
  readonly library: LibraryId
  readonly device: DeviceId
  /** As the user calls the device. */
  readonly name: string
  /** By the sender's clock. */
  readonly sentAt: string
  /** The version of the app. */
  readonly app: string
  /** Files of a shared folder whose rows are all in this one. */
  readonly replaces?: readonly string[] | undefined
}

export interface ExchangeContent {
  readonly header: ExchangeHeader
  readonly rows: readonly SyncRow[]
}

/** UTF-16 units: four times the longest row of an import. */
export const longestLine = 1_048_576
const mostRows = 500_000
const longestName = 60

/** What a user calls a device, fit for files and screens: '' where nothing is left. */
export const cleanDeviceName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\u200b\u2060\ufeff]+/gu, ' ')
    .trim()
    .replace(new RegExp(`^(.{${longestName}}).*$`, 'u'), '$1')
    .trim()

/** What a device says of itself, in files and in a folder. */
export const senderFields = {
  library: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  device: v.custom<DeviceId>(isDeviceId),
  name: v.pipe(v.string(), v.maxLength(1000), v.transform(cleanDeviceName)),
  app: v.pipe(v.string(), v.maxLength(100)),
}

const header = v.object({
  ...senderFields,
  sentAt: isoTime,
  replaces: v.optional(v.array(v.string())),
})

export const headerLine = (given: ExchangeHeader): string =>
  JSON.stringify({ matinee: 'exchange', format: exchangeFormat, ...given })

export const endLine = (rows: number): string => JSON.stringify({ rows })

/** Of a movie the file has what lists show; the rest is TMDB's, and half of a file's size. */
const withoutDescription = (value: unknown): unknown => {
  if (!isObject(value) || !isObject(value['movie'])) return value
  const { overview: _, backdropPath: __, ...movie } = value['movie']
  return { ...value, movie }
}

export const rowLine = ({ list, id, versions, removal, kept, value }: SyncRow): string =>
  JSON.stringify({ list, id, versions, removal, kept: withoutDescription(kept), value: withoutDescription(value) })

const readHeader = (line: string): ExchangeHeader => {
  const value = line.length > longestLine ? undefined : parseJson(line)
  if (!isObject(value) || value['matinee'] !== 'exchange') throw new ExchangeFileError({ kind: 'not an exchange file' })
  const { format } = value
  if (typeof format === 'number' && format > exchangeFormat)
    throw new ExchangeFileError({ kind: 'newer format', format })
  const { success, output } = v.safeParse(header, value)
  if (!success || format !== exchangeFormat) throw new ExchangeFileError({ kind: 'damaged' })
  return output
}

const isEnd = (value: unknown): value is { readonly rows: unknown } =>
  isObject(value) && Object.hasOwn(value, 'rows') && !Object.hasOwn(value, 'list')

/** Takes the lines of a file of `bytes` one by one, without their ends. Throws `ExchangeFileError`, as its parts do. */
export const createExchangeReader = (bytes: number) => {
  const rows: SyncRow[] = []
  let first: ExchangeHeader | null = null
  let hasEnded = false

  const takeRow = (line: string): void => {
    if (line.length > longestLine) throw new ExchangeFileError({ kind: 'hostile' })
    const value = parseJson(line)
    if (value === undefined || hasEnded) throw new ExchangeFileError({ kind: 'damaged' })
    if (isEnd(value)) {
      if (value.rows !== rows.length) throw new ExchangeFileError({ kind: 'damaged' })
      hasEnded = true
      return
    }
    if (rows.length >= mostRows) throw new ExchangeFileError({ kind: 'too large', bytes })
    rows.push(readSyncRow(value))
  }

  return {
    take: (line: string): void => {
      if (first) takeRow(line)
      else first = readHeader(line)
    },
    end: (): ExchangeContent => {
      if (!first) throw new ExchangeFileError({ kind: 'not an exchange file' })
      if (!hasEnded) throw new ExchangeFileError({ kind: 'damaged' })
      return { header: first, rows }
    },
  }
}

const fileNamePart = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)

/** `day` is the user's YYYY-MM-DD. Where a browser shares only known kinds of files, it is a text file. */
export const exchangeFileName = (deviceName: string, day: string, kind: 'matinee' | 'txt'): string =>
  `${['matinee', fileNamePart(deviceName), day].filter((part) => part !== '').join('-')}.${kind}`
