import type { ListedFile } from '#domain/devices/folder-names.ts'
import { type FileStore, FileStoreError, type FileStoreFailure } from './file-store.ts'

const folderName = 'matinee'

const failures: Readonly<Record<string, FileStoreFailure>> = {
  NotAllowedError: 'permission',
  SecurityError: 'permission',
  NotFoundError: 'gone',
  QuotaExceededError: 'full',
  NoModificationAllowedError: 'read only',
}

const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : '')

const orFails = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  try {
    return await task()
  } catch (error) {
    if (error instanceof FileStoreError) throw error
    throw new FileStoreError(failures[nameOf(error)] ?? 'failed', error)
  }
}

const orNull = async <Result>(task: Promise<Result>): Promise<Result | null> => {
  try {
    return await task
  } catch (error) {
    if (nameOf(error) === 'NotFoundError') return null
    throw error
  }
}

/** A folder below the chosen one, so that files of ours are never among others; or the chosen one, where it is that. */
export const createDirectoryStore = (chosen: FileSystemDirectoryHandle): FileStore => {
  const isOurs = chosen.name.toLowerCase() === folderName

  const find = async (): Promise<FileSystemDirectoryHandle | null> => {
    // A missing folder below it and a missing chosen folder reject alike.
    for await (const _ of chosen.keys()) break
    return isOurs ? chosen : orNull(chosen.getDirectoryHandle(folderName))
  }

  const create = async () => (isOurs ? chosen : chosen.getDirectoryHandle(folderName, { create: true }))

  return {
    list: () =>
      orFails(async () => {
        const files: ListedFile[] = []
        for await (const [name, handle] of (await find())?.entries() ?? []) {
          if (handle.kind !== 'file') continue
          const file = await orNull(handle.getFile())
          if (file) files.push({ name, size: file.size })
        }
        return files
      }),
    get: (name) =>
      orFails(async () => {
        const handle = await orNull((await find())?.getFileHandle(name) ?? Promise.resolve(null))
        const file = handle && (await orNull(handle.getFile()))
        return file && new Uint8Array(await file.arrayBuffer())
      }),
    put: (name, bytes) =>
      orFails(async () => {
        const handle = await (await create()).getFileHandle(name, { create: true })
        // The browser writes beside the file and replaces it at the end.
        const writable = await handle.createWritable()
        await writable.write(bytes)
        await writable.close()
      }),
    delete: (name) =>
      orFails(async () => {
        await orNull((await find())?.removeEntry(name) ?? Promise.resolve())
      }),
  }
}
