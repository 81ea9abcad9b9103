import { type BackupReading, readBackup } from '#domain/backup/backup-reading.ts'
import { isObject } from '#domain/values/schema.ts'
import { isArchive } from './archive.ts'
import { membersToRead } from './members.ts'
import { Refusal } from './refusal.ts'
import { sourceFile } from './source-file.ts'

export const isBackup = (json: unknown): boolean =>
  isObject(json) && isObject(json['metadata']) && 'dataSchema' in json['metadata'] && isObject(json['data'])

/** A backup is UTF-8, as it was exported. */
const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const backupIn = (archive: Uint8Array<ArrayBuffer>): string | null => {
  for (const { path, unpack } of membersToRead(archive)) {
    const text = textOf(unpack())
    if (text !== null && isBackup(sourceFile(path, text).json())) return text
  }
  return null
}

const unpacked = (bytes: Uint8Array<ArrayBuffer>): string | null => {
  try {
    return isArchive(bytes) ? backupIn(bytes) : textOf(bytes)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The file that was exported, or a ZIP of it. */
export const readBackupFile = (bytes: Uint8Array<ArrayBuffer>, capacity: number): BackupReading => {
  const text = unpacked(bytes)
  return text === null ? { kind: 'refused', problem: { kind: 'not text' } } : readBackup(text, capacity)
}
