import { FolderError } from '#domain/devices/folder-error.ts'
import { withEverythingReplaced } from '#domain/devices/folder-progress.ts'
import { sealLibraryKeyAgain } from './folder-key.ts'
import { getWhole } from './get-whole.ts'
import { findKey } from './joining.ts'
import { type FolderTools, listFiles } from './open-folder.ts'

const keptStore = async ({ world, folders }: FolderTools) => {
  const { folder } = await folders.read()
  if (!folder || folder.handle === null) throw new FolderError({ kind: 'gone' })
  return world.openFolder(folder.handle)
}

/** What this device wrote without a key is written again, and goes a day later. */
export const unlockFolder = async (tools: FolderTools, passphrase: string): Promise<object> => {
  const { world, folders } = tools
  const store = await keptStore(tools)
  const libraryKey = await findKey(store, await listFiles(store), passphrase)
  if (!libraryKey) throw new FolderError({ kind: 'no passphrase' })
  const now = world.now()
  await folders.change((folder) => {
    const { progress } = folder
    if (progress.kid === libraryKey.kid) return { ...folder, key: libraryKey.key }
    return {
      ...folder,
      key: libraryKey.key,
      progress: { ...withEverythingReplaced(progress, now), kid: libraryKey.kid, card: null },
    }
  })
  return {}
}

/** The old file stays, as no file is changed: devices that have not read the new one open the folder with it. */
export const changePassphrase = async (tools: FolderTools, before: string, after: string): Promise<object> => {
  const store = await keptStore(tools)
  const { keys } = await listFiles(store)
  for (const { name } of keys) {
    const bytes = await getWhole(store, name)
    if (!bytes) continue
    try {
      const file = await sealLibraryKeyAgain(bytes, before, after)
      await store.put(file.name, file.bytes)
      return {}
    } catch (error) {
      if (!(error instanceof FolderError)) throw error
    }
  }
  throw new FolderError({ kind: 'wrong passphrase' })
}
