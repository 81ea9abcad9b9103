import type { ReadHistoryFiles } from '#domain/history/reading.ts'
import { readFiles } from '#readers/read-files.ts'

/** Reads as the worker does, in this thread. */
export const readHere: ReadHistoryFiles = async (files, given, { onProgress = () => {} } = {}) => {
  const contents = await Promise.all(
    files.map(async ({ name, arrayBuffer }) => ({ name, bytes: new Uint8Array(await arrayBuffer()) })),
  )
  return readFiles(contents, given, onProgress)
}
