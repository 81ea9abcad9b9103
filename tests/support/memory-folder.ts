import { type FileStore, FileStoreError, type FileStoreFailure } from '#devices/folder/file-store.ts'
import type { FolderHandle } from '#devices/messages.ts'
import { isObject } from '#domain/values/schema.ts'

type FileOperation = 'list' | 'get' | 'put' | 'delete'

/** A folder in memory. */
export class MemoryFolder implements FileStore {
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>()
  /** What every operation rejects with. */
  failure: FileStoreFailure | null = null
  /** Before each operation; what it throws, the operation rejects with. */
  before: (operation: FileOperation, name: string) => void = () => {}

  async #start(operation: FileOperation, name = ''): Promise<void> {
    if (this.failure) throw new FileStoreError(this.failure)
    this.before(operation, name)
  }

  list = async () => {
    await this.#start('list')
    return [...this.files].map(([name, { length }]) => ({ name, size: length }))
  }

  get = async (name: string) => {
    await this.#start('get', name)
    return this.files.get(name)?.slice() ?? null
  }

  put = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    await this.#start('put', name)
    this.files.set(name, bytes.slice())
  }

  delete = async (name: string) => {
    await this.#start('delete', name)
    this.files.delete(name)
  }

  names = (): readonly string[] => [...this.files.keys()].sort()
}

/** As a user chooses it: a handle is known by its name. */
export const folderHandle = (name: string): FolderHandle => ({ kind: 'directory', name })

export const memoryFolders = () => {
  const folders = new Map<string, MemoryFolder>()
  const named = (name: string): MemoryFolder => {
    const folder = folders.get(name) ?? new MemoryFolder()
    folders.set(name, folder)
    return folder
  }
  return {
    named,
    open: (handle: unknown): FileStore => {
      if (isObject(handle) && typeof handle['name'] === 'string') return named(handle['name'])
      throw new FileStoreError('gone')
    },
  }
}
