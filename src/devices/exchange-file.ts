import type { SyncRow } from '#domain/devices/device-row.ts'
import {
  createExchangeReader,
  type ExchangeContent,
  type ExchangeHeader,
  endLine,
  headerLine,
  longestLine,
  rowLine,
} from '#domain/devices/exchange-file.ts'
import { ExchangeFileError } from '#domain/devices/exchange-problem.ts'
import { attempt } from '#domain/values/attempt.ts'
import { maxFileSize } from '#domain/values/import-file.ts'
import { compressor } from './compressor.ts'
import { inflateLines } from './inflate.ts'
import { seal, unseal } from './seal.ts'

/** A multiple of three, so that the parts join. */
const bytesPerPart = 24_576
const lineLength = 76

/** In lines that any editor can show. */
const base64Text = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += bytesPerPart)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + bytesPerPart))))
  const lines = parts.join('').match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
  return `${lines.join('\n')}\n`
}

/** Null where it is something else. */
const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> | null => {
  const binary = attempt(() => atob(text))
  return binary === undefined ? null : Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** Bytes of all lines: thirty libraries of 10,000 movies. */
const maxBytes = 128 * 1024 * 1024

export interface Packing {
  /** Seals the file; null leaves it open. */
  readonly passphrase: string | null
  /** Only letters and signs, where a browser shares text files alone. A sealed file is text in any case. */
  readonly isText: boolean
}

/** The lines of a file. Each text has those of one or more rows, with their ends. */
export const compressed = (
  header: ExchangeHeader,
  texts: readonly string[],
  rows: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { write, end } = compressor()
  write(`${headerLine(header)}\n`)
  for (const text of texts) write(text)
  write(`${endLine(rows)}\n`)
  return end()
}

/** The file of all rows that it takes. */
export const createExchangeWriter = () => {
  const texts: string[] = []
  let count = 0
  return {
    take: (rows: readonly SyncRow[]): void => {
      texts.push(rows.map((row) => `${rowLine(row)}\n`).join(''))
      count += rows.length
    },
    end: async (header: ExchangeHeader, { passphrase, isText }: Packing): Promise<Uint8Array<ArrayBuffer>> => {
      const bytes = await compressed(header, texts, count)
      const utf8 = new TextEncoder()
      if (passphrase !== null) return utf8.encode(await seal(bytes, passphrase))
      return isText ? utf8.encode(base64Text(bytes)) : bytes
    },
  }
}

const isCompressed = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

const textIn = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ExchangeFileError({ kind: 'not an exchange file' })
  }
}

const unpack = async (bytes: Uint8Array<ArrayBuffer>, passphrase: string | null) => {
  if (isCompressed(bytes)) return { content: bytes, isSealed: false }
  const text = textIn(bytes)
  if (text.trimStart().startsWith('{')) return { content: await unseal(text, passphrase), isSealed: true }
  const content = bytesOfBase64(text)
  if (!content || !isCompressed(content)) throw new ExchangeFileError({ kind: 'not an exchange file' })
  return { content, isSealed: false }
}

/** Throws `ExchangeFileError`. */
export const readExchangeFile = async (
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string | null,
): Promise<ExchangeContent & { readonly isSealed: boolean }> => {
  if (bytes.length > maxFileSize) throw new ExchangeFileError({ kind: 'too large', bytes: bytes.length })
  const { content, isSealed } = await unpack(bytes, passphrase)
  const reader = createExchangeReader(bytes.length)
  await inflateLines(content, { maxBytes, longestLine }, reader.take)
  return { ...reader.end(), isSealed }
}
