import { hashIn } from '#domain/sync/folder-names.ts'
import { hashOf } from './content-hash.ts'
import type { FileStore } from './file-store.ts'

/** Null for a file that is not there, or has not arrived whole. */
export const getWhole = async (store: FileStore, name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const bytes = await store.get(name)
  return bytes && (await hashOf(bytes)) === hashIn(name) ? bytes : null
}
