import { type BackupReading, readBackup } from '#domain/backup-reading.ts'

/** A backup is UTF-8, as it was exported. */
export const readBackupFile = (bytes: Uint8Array, capacity: number): BackupReading => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { kind: 'refused', problem: { kind: 'not text' } }
  }
  return readBackup(text, capacity)
}
