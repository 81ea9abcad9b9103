import type { FromReader, ToReader } from './messages.ts'
import { readFiles } from './read-files.ts'

declare const self: DedicatedWorkerGlobalScope

const rowsPerMessage = 500

const post = (message: FromReader): void => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  const reading = readFiles(data.files, data, (share) => post({ kind: 'progressed', share }))
  if (reading.kind !== 'read') return post({ kind: 'read', reading })
  const { rows } = reading.history
  for (let start = 0; start < rows.length; start += rowsPerMessage) {
    post({ kind: 'rows', rows: rows.slice(start, start + rowsPerMessage) })
  }
  post({ kind: 'read', reading: { ...reading, history: { ...reading.history, rows: [] } } })
})
