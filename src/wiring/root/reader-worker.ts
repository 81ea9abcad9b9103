import type { ImportedLists } from '#domain/backup/backup-import.ts'
import type { ReadBackupFile } from '#domain/backup/backup-reading.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import type { HistoryRow } from '#domain/imports/read-history.ts'
import type { ReadHistoryFiles, ReadingOptions } from '#domain/imports/reading.ts'
import type { FromReader, GivenFile, ToReader } from '#readers/messages.ts'
import { startWorker } from './start-worker.ts'

type Received<Reading> = (message: FromReader) => Reading | undefined

/** Until `receive` returns a reading. */
const readInWorker = async <Reading>(
  request: ToReader,
  files: readonly Uint8Array<ArrayBuffer>[],
  receive: Received<Reading>,
  { onProgress, signal }: ReadingOptions = {},
): Promise<Reading> => {
  signal?.throwIfAborted()
  const worker = startWorker('reader')
  try {
    return await new Promise<Reading>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.addEventListener('error', ({ error, message }) => reject(error ?? new Error(message)))
      worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
        if (data.kind === 'progressed') onProgress?.(data.share)
        const reading = receive(data)
        if (reading) resolve(reading)
      })
      const buffers = files.map(({ buffer }) => buffer)
      worker.postMessage(request, buffers)
    })
  } finally {
    worker.terminate()
  }
}

export const readHistory: ReadHistoryFiles = async (chosen, given, options) => {
  const files: GivenFile[] = []
  for (const file of chosen) {
    const bytes = await file.arrayBuffer().catch(() => null)
    if (!bytes) return { kind: 'refused', problem: { kind: 'not readable', file: file.name } }
    files.push({ name: file.name, bytes: new Uint8Array(bytes) })
  }
  const rows: HistoryRow[] = []
  const receive: Received<Awaited<ReturnType<ReadHistoryFiles>>> = (message) => {
    if (message.kind === 'rows') rows.push(...message.rows)
    if (message.kind !== 'history read') return undefined
    const { reading } = message
    return reading.kind === 'read' ? { kind: 'read', history: { ...reading.history, rows } } : reading
  }
  const contents = files.map(({ bytes }) => bytes)
  return readInWorker({ kind: 'history', ...given, files }, contents, receive, options)
}

export const readBackup: ReadBackupFile = (buffer, capacity, signal) => {
  const received: Partial<ImportedLists>[] = []
  const receive: Received<Awaited<ReturnType<ReadBackupFile>>> = (message) => {
    if (message.kind === 'records') received.push(message.records)
    if (message.kind !== 'backup read') return undefined
    const { reading } = message
    if (reading.kind === 'refused') return reading
    const lists = importLists.map((list) => [list, received.flatMap((records) => [...(records[list] ?? [])])] as const)
    return { kind: 'read', incoming: { ...reading.incoming, ...Object.fromEntries(lists) } }
  }
  const bytes = new Uint8Array(buffer)
  return readInWorker({ kind: 'backup', bytes, capacity }, [bytes], receive, signal ? { signal } : {})
}
