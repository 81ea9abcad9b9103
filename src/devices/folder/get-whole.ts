import { type FolderListing, hashIn, type KeyId } from '#domain/devices/folder-names.ts'
import type { KeyFile } from '#domain/devices/folder-progress.ts'
import type { FileStore } from './file-store.ts'

const digits = 8

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The beginning of the SHA-256 of a file, as its name has it. */
export const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))).slice(0, digits)

/** Key files that have arrived whole. A name alone says nothing: it may be left over, or anybody's. */
export const wholeKeys = async (store: FileStore, { keys }: FolderListing) => {
  const whole: (FolderListing['keys'][number] & KeyFile)[] = []
  for (const key of keys) {
    const bytes = await getWhole(store, key.name)
    if (bytes) whole.push({ ...key, bytes })
  }
  return whole
}

interface OfKey {
  readonly kid: KeyId
}

export const hasOtherKey = (files: readonly OfKey[], kid: KeyId): boolean => files.some((file) => file.kid !== kid)

/** What a device keeps of its own key. */
export const filesOfKey = (whole: readonly (KeyFile & OfKey)[], kid: KeyId): readonly KeyFile[] =>
  whole.filter((file) => file.kid === kid).map(({ name, bytes }) => ({ name, bytes }))

/** Null for a file that is not there, or has not arrived whole. */
export const getWhole = async (store: FileStore, name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const bytes = await store.get(name)
  return bytes && (await hashOf(bytes)) === hashIn(name) ? bytes : null
}
