export const maxFileSize = 64 * 1024 * 1024

/** Reading it rejects when it has changed since it was chosen. */
export interface ImportFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}
