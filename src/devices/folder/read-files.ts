import type { SyncRow } from '#domain/devices/device-row.ts'
import type { LibraryId } from '#domain/devices/exchange.ts'
import type { ExchangeContent } from '#domain/devices/exchange-file.ts'
import type { WaitingProblem } from '#domain/devices/folder.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { type ListedFile, type RowFileName, readRowFileName } from '#domain/devices/folder-names.ts'
import { mergedRows, travels } from '#domain/devices/lacking-rows.ts'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import type { DeviceId } from '#domain/devices/version.ts'
import { isReadable } from '../readable-row.ts'
import type { OpenFolder } from './open-folder.ts'
import { mostBytes, readRowFile, WaitingFileError } from './row-file.ts'

interface ReadFile {
  readonly name: string
  readonly keys: readonly string[]
  /** Names of files whose rows it has. */
  readonly replaces: readonly string[]
}

export interface ReadFiles {
  /** One for each key. */
  readonly rows: ReadonlyMap<string, SyncRow>
  readonly files: readonly ReadFile[]
  readonly libraries: ReadonlySet<LibraryId>
  /** When each device wrote the last of these files, by its own clock. */
  readonly heard: Readonly<Record<DeviceId, string>>
  readonly waiting: readonly { readonly device: DeviceId; readonly problem: WaitingProblem }[]
}

/** Of files whose rows were merged, but for those that wait: what has such a row is read again. */
export const readNames = ({ files }: Pick<ReadFiles, 'files'>, waiting: ReadonlySet<string>) => {
  const isHeld = ({ keys }: ReadFile) => keys.some((key) => waiting.has(key))
  const merged = files.filter((file) => !isHeld(file))
  return {
    seen: merged.map(({ name }) => name),
    held: files.filter(isHeld).map(({ name }) => name),
    replaced: merged.flatMap(({ replaces }) => replaces),
  }
}

type Reading = Pick<OpenFolder, 'store' | 'libraryKey'>

/** Null where the file is not there anymore. */
const readFile = async ({ store, libraryKey }: Reading, file: RowFileName & ListedFile) => {
  if (file.size > mostBytes) throw new WaitingFileError('too large')
  const bytes = await store.get(file.name)
  return bytes && readRowFile(file, bytes, libraryKey)
}

/** Throws a `FolderError` for files of a library that is not `expected`; null expects any. */
export const readFiles = async (
  reading: Reading,
  listed: readonly (RowFileName & ListedFile)[],
  expected: readonly LibraryId[] | null,
): Promise<ReadFiles> => {
  const rows: SyncRow[] = []
  const files: ReadFile[] = []
  const libraries = new Set<LibraryId>()
  const heard: Record<DeviceId, string> = {}
  const waiting: { device: DeviceId; problem: WaitingProblem }[] = []

  const take = (name: string, { header, rows: own }: ExchangeContent) => {
    if (expected && !expected.includes(header.library)) throw new FolderError({ kind: 'other library' })
    const fit = own.filter((row) => travels(row, reading.libraryKey !== null) && isReadable(row))
    for (const row of fit) rows.push(row)
    const replaces = (header.replaces ?? []).filter((each) => readRowFileName(each)?.device === header.device)
    files.push({ name, keys: fit.map(rowKeyOf), replaces })
    libraries.add(header.library)
    if (header.sentAt > (heard[header.device] ?? '')) heard[header.device] = header.sentAt
  }

  for (const file of listed) {
    try {
      const content = await readFile(reading, file)
      if (content) take(file.name, content)
    } catch (error) {
      if (!(error instanceof WaitingFileError)) throw error
      waiting.push({ device: file.device, problem: error.problem })
    }
  }
  return { rows: mergedRows(rows), files, libraries, heard, waiting }
}
