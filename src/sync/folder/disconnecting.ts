import { FolderError } from '#domain/sync/folder-error.ts'
import { aboutName, cardName } from '#domain/sync/folder-names.ts'
import { findMarker } from './folder-texts.ts'
import { type FolderTools, listFiles, openFolder } from './open-folder.ts'

/** What this device wrote. The last device leaves nothing: what removed ones wrote could not be opened without the key. */
const deleteOwn = async (tools: FolderTools): Promise<void> => {
  const open = await openFolder(tools)
  const { store, progress } = open
  const own = new Set(progress.own.map(({ name }) => name))
  const listing = await listFiles(store)
  const others = new Set([...listing.cards.keys(), ...listing.rows.map(({ device }) => device)])
  others.delete(progress.device)
  for (const { name } of listing.rows) if (own.has(name)) await store.delete(name)
  await store.delete(cardName(progress.device))
  for (const device of others) if (await findMarker(open, listing, device)) others.delete(device)
  if (others.size > 0) return
  const { rows, cards, markers, keys } = listing
  const files = [...rows, ...keys].map(({ name }) => name)
  for (const name of [...files, ...cards.values(), ...markers.values(), aboutName]) await store.delete(name)
}

/** Kept without its handle, the folder is known again when it is connected anew. */
export const disconnectFolder = async (tools: FolderTools, deletesFiles: boolean): Promise<object> => {
  const { folders } = tools
  const { folder } = await folders.read()
  if (!folder) return {}
  if (deletesFiles) {
    if (folder.handle === null) throw new FolderError({ kind: 'gone' })
    await deleteOwn(tools)
    await folders.forget()
  } else await folders.change((kept) => ({ ...kept, handle: null, key: null }))
  return {}
}
