import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'
import type { SyncRow } from '#domain/devices/device-row.ts'
import {
  createExchangeReader,
  type ExchangeContent,
  type ExchangeHeader,
  longestLine,
  rowLine,
} from '#domain/devices/exchange-file.ts'
import { ExchangeFileError } from '#domain/devices/exchange-problem.ts'
import type { WaitingProblem } from '#domain/devices/folder.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { hashedName, type KeyId, type ListedFile, type RowFileName, rangeName } from '#domain/devices/folder-names.ts'
import { largestFile } from '#domain/devices/log-plan.ts'
import { attempt } from '#domain/values/attempt.ts'
import { compressed } from '../exchange-file.ts'
import { inflateLines } from '../inflate.ts'
import type { LibraryKey } from './folder-key.ts'
import { hashOf } from './get-whole.ts'

/** A file of one row may be larger than the others. */
export const mostBytes = 4 * 1024 * 1024
const mostUnpacked = 32 * 1024 * 1024
/** UTF-16 units of JSON, which shrink to a third or less. */
const unitsPerFile = 640 * 1024

export interface RowFile extends ListedFile {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Why a file is left alone until it changes. */
export class WaitingFileError extends Error {
  readonly problem: WaitingProblem
  constructor(problem: WaitingProblem) {
    super(problem)
    this.problem = problem
  }
}

const encryption = 'A256GCM'

/** `name` is in the sealed header, so that no file can be passed off as another. */
export const sealContent = async (
  content: Uint8Array,
  { kid, key }: LibraryKey,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const sealed = new CompactEncrypt(content).setProtectedHeader({ alg: 'dir', enc: encryption, kid, name })
  return new TextEncoder().encode(await sealed.encrypt(key))
}

const isSealed = (bytes: Uint8Array): boolean => bytes[0] === 0x65 && bytes[1] === 0x79

const headerOf = (sealed: string) => attempt(() => decodeProtectedHeader(sealed))

export const isSealedWith = (kid: KeyId, bytes: Uint8Array): boolean =>
  isSealed(bytes) && headerOf(new TextDecoder('latin1').decode(bytes))?.kid === kid

/** Throws `WaitingFileError`, or `FolderError` without the key. */
export const unsealContent = async (
  bytes: Uint8Array<ArrayBuffer>,
  libraryKey: LibraryKey | null,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  if (!isSealed(bytes)) {
    if (libraryKey) throw new WaitingFileError('not sealed')
    return bytes
  }
  const text = new TextDecoder('latin1').decode(bytes)
  const header = headerOf(text)
  if (!header) throw new WaitingFileError('damaged')
  if (!libraryKey) throw new FolderError({ kind: 'no passphrase' })
  if (header.kid !== libraryKey.kid) throw new WaitingFileError('unknown key')
  if (header['name'] !== name) throw new WaitingFileError('hostile')
  try {
    const { plaintext } = await compactDecrypt(text, libraryKey.key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: [encryption],
      maxDecompressedLength: 0,
    })
    return new Uint8Array(plaintext)
  } catch {
    throw new WaitingFileError('damaged')
  }
}

interface Writing {
  readonly header: ExchangeHeader
  readonly from: number
  readonly to: number
  readonly libraryKey: LibraryKey | null
}

const fileOf = async ({ header, from, to, libraryKey }: Writing, lines: readonly string[]): Promise<RowFile> => {
  const range = rangeName(header.device, from, to)
  const content = await compressed(
    header,
    lines.map((line) => `${line}\n`),
    lines.length,
  )
  const bytes = libraryKey ? await sealContent(content, libraryKey, range) : content
  return { name: hashedName(range, await hashOf(bytes)), size: bytes.length, bytes }
}

const filesOf = async (writing: Writing, lines: readonly string[]): Promise<readonly RowFile[]> => {
  const file = await fileOf(writing, lines)
  if (file.size <= largestFile || lines.length === 1) return [file]
  const half = Math.ceil(lines.length / 2)
  return [...(await filesOf(writing, lines.slice(0, half))), ...(await filesOf(writing, lines.slice(half)))]
}

/** As few files as their largest size allows, one by one. A single one says which files it `replaces`. */
export async function* rowFilesOf(
  { replaces, ...writing }: Writing & { readonly replaces?: readonly string[] | undefined },
  rows: Iterable<SyncRow>,
): AsyncGenerator<RowFile> {
  let [lines, units, isSingle]: [string[], number, boolean] = [[], 0, true]
  for (const row of rows) {
    const line = rowLine(row)
    if (lines.length > 0 && units + line.length > unitsPerFile) {
      yield* await filesOf(writing, lines)
      isSingle = false
      lines = []
      units = 0
    }
    lines.push(line)
    units += line.length
  }
  if (lines.length === 0) return
  const files = await filesOf(writing, lines)
  if (!isSingle || !replaces || files.length > 1) yield* files
  else yield await fileOf({ ...writing, header: { ...writing.header, replaces } }, lines)
}

const waitingProblem = (error: unknown): WaitingProblem | null => {
  if (!(error instanceof ExchangeFileError)) return null
  const { kind } = error.problem
  return kind === 'hostile' || kind === 'too large' ? kind : 'damaged'
}

/** Throws `WaitingFileError` for a file that has to wait, and `FolderError` for what all of them have to wait for. */
export const readRowFile = async (
  { device, from, to, hash }: RowFileName,
  bytes: Uint8Array<ArrayBuffer>,
  libraryKey: LibraryKey | null,
): Promise<ExchangeContent> => {
  if ((await hashOf(bytes)) !== hash) throw new WaitingFileError('incomplete')
  const content = await unsealContent(bytes, libraryKey, rangeName(device, from, to))
  const reader = createExchangeReader(bytes.length)
  try {
    await inflateLines(content, { maxBytes: mostUnpacked, longestLine }, reader.take)
    const file = reader.end()
    if (file.header.device !== device) throw new WaitingFileError('hostile')
    return file
  } catch (error) {
    if (error instanceof ExchangeFileError && error.problem.kind === 'newer format')
      throw new FolderError(error.problem)
    const problem = waitingProblem(error)
    throw problem ? new WaitingFileError(problem) : error
  }
}
