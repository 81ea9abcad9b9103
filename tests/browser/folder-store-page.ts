import { createDirectoryStore } from '#devices/folder/directory-store.ts'
import { FileStoreError } from '#devices/folder/file-store.ts'
import { fileStoreContract } from '../devices/folder/file-store-contract.ts'

const failureOf = async (task: Promise<unknown>): Promise<string> => {
  try {
    await task
    return 'none'
  } catch (error) {
    return error instanceof FileStoreError ? error.kind : String(error)
  }
}

const bytes = new Uint8Array([1])

/** Runs in a page, with folders of the browser's own. */
const folderStore = {
  contract: async (): Promise<readonly unknown[]> => {
    const root = await navigator.storage.getDirectory()
    const results: unknown[] = []
    for (const [index, { run }] of fileStoreContract.entries()) {
      const chosen = await root.getDirectoryHandle(`Cloud ${index}`, { create: true })
      results.push(await run(createDirectoryStore(chosen)))
    }
    return results
  },
  /** The names in the chosen folder, and what a store finds in the folder below it that is chosen itself. */
  places: async (): Promise<readonly unknown[]> => {
    const root = await navigator.storage.getDirectory()
    const chosen = await root.getDirectoryHandle('Places', { create: true })
    await createDirectoryStore(chosen).put('k3v9q1x7c2.card', bytes)
    const names: string[] = []
    for await (const name of chosen.keys()) names.push(name)
    return [names, await createDirectoryStore(await chosen.getDirectoryHandle('matinee')).list()]
  },
  /** Why each operation fails in a folder that was removed. */
  failures: async (): Promise<readonly string[]> => {
    const root = await navigator.storage.getDirectory()
    const store = createDirectoryStore(await root.getDirectoryHandle('Gone', { create: true }))
    await store.put('k3v9q1x7c2.card', bytes)
    await root.removeEntry('Gone', { recursive: true })
    const { list, get, put, delete: remove } = store
    const tasks = [() => list(), () => get('a'), () => put('a', bytes), () => remove('a')]
    const failures: string[] = []
    for (const task of tasks) failures.push(await failureOf(task()))
    return failures
  },
}

declare global {
  var folderStorePage: typeof folderStore
}

globalThis.folderStorePage = folderStore
