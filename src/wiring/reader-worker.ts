import type { HistoryRow } from '#domain/history/read-history.ts'
import type { HistoryReading, ReadHistoryFiles } from '#domain/history/reading.ts'
import type { FromReader, ToReader } from '#readers/messages.ts'
import workerUrl from '#readers/worker.ts?worker&url'

let policy: ReturnType<TrustedTypePolicyFactory['createPolicy']> | undefined

/** The content security policy allows this name alone, and it gives this one address whatever is asked. */
const trustedUrl = (): string => {
  policy ??= window.trustedTypes?.createPolicy('matinee-reader', { createScriptURL: () => workerUrl })
  return policy?.createScriptURL('') ?? workerUrl
}

const withRows = (reading: HistoryReading, rows: readonly HistoryRow[]): HistoryReading =>
  reading.kind === 'read' ? { ...reading, history: { ...reading.history, rows } } : reading

export const readHistory: ReadHistoryFiles = async (files, given, { onProgress, signal } = {}) => {
  const contents: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[] = []
  for (const file of files) {
    const bytes = await file.arrayBuffer().catch(() => null)
    if (!bytes) return { kind: 'refused', problem: { kind: 'not readable', file: file.name } }
    contents.push({ name: file.name, bytes: new Uint8Array(bytes) })
  }
  signal?.throwIfAborted()
  const worker = new Worker(trustedUrl(), { type: 'module', name: 'reader' })
  try {
    return await new Promise<HistoryReading>((resolve, reject) => {
      const rows: HistoryRow[] = []
      signal?.addEventListener('abort', () => reject(signal.reason))
      worker.addEventListener('error', ({ error, message }) => reject(error ?? new Error(message)))
      worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
        if (data.kind === 'progressed') onProgress?.(data.share)
        else if (data.kind === 'rows') rows.push(...data.rows)
        else resolve(withRows(data.reading, rows))
      })
      const request: ToReader = { ...given, files: contents }
      worker.postMessage(
        request,
        contents.map(({ bytes }) => bytes.buffer),
      )
    })
  } finally {
    worker.terminate()
  }
}
