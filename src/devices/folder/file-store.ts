import type { ListedFile } from '#domain/devices/folder-names.ts'

export type FileStoreFailure = 'permission' | 'gone' | 'full' | 'read only' | 'failed'

/** 'gone': the folder itself is not there. */
export class FileStoreError extends Error {
  readonly kind: FileStoreFailure
  constructor(kind: FileStoreFailure, cause?: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

/** Files without order, dates or folders: a folder, or a place in the network. Methods reject with `FileStoreError`. */
export interface FileStore {
  readonly list: () => Promise<readonly ListedFile[]>
  /** Null where there is none. */
  readonly get: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Replaces what is there. */
  readonly put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  /** Does nothing where there is none. */
  readonly delete: (name: string) => Promise<void>
}
