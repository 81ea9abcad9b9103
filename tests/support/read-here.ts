import type { ReadBackupFile } from '#domain/backup/backup-reading.ts'
import type { ReadHistoryFiles } from '#domain/imports/reading.ts'
import { readBackupFile } from '#readers/read-backup-file.ts'
import { readFiles } from '#readers/read-files.ts'

/** As the worker does, in this thread. */
export const readHere: ReadHistoryFiles = async (files, given, { onProgress = () => {} } = {}) => {
  const contents = await Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  return readFiles(contents, given, onProgress)
}

export const readBackupHere: ReadBackupFile = async (bytes, capacity) => readBackupFile(new Uint8Array(bytes), capacity)
