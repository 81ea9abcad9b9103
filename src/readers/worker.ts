import { importLists } from '#domain/backup/import-lists.ts'
import type { FromReader, ToReader } from './messages.ts'
import { readBackupFile } from './read-backup-file.ts'
import { readFiles } from './read-files.ts'

declare const self: DedicatedWorkerGlobalScope

const entriesPerMessage = 200

const post = (message: FromReader): void => self.postMessage(message)

const parts = function* <Entry>(entries: readonly Entry[]) {
  for (let start = 0; start < entries.length; start += entriesPerMessage) {
    yield entries.slice(start, start + entriesPerMessage)
  }
}

const readHistory = (request: Extract<ToReader, { readonly kind: 'history' }>): void => {
  const reading = readFiles(request.files, request, (share) => post({ kind: 'progressed', share }))
  if (reading.kind !== 'read') {
    post({ kind: 'history read', reading })
    return
  }
  const { rows, ...history } = reading.history
  for (const part of parts(rows)) post({ kind: 'rows', rows: part })
  post({ kind: 'history read', reading: { kind: 'read', history: { ...history, rows: [] } } })
}

const readBackup = ({ bytes, capacity }: Extract<ToReader, { readonly kind: 'backup' }>): void => {
  const reading = readBackupFile(bytes, capacity)
  if (reading.kind !== 'read') {
    post({ kind: 'backup read', reading })
    return
  }
  const { incoming } = reading
  for (const list of importLists) {
    for (const records of parts<unknown>(incoming[list])) post({ kind: 'records', records: { [list]: records } })
  }
  const noRecords = Object.fromEntries(importLists.map((list) => [list, []] as const))
  post({ kind: 'backup read', reading: { kind: 'read', incoming: { ...incoming, ...noRecords } } })
}

self.addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === 'history') readHistory(data)
  else readBackup(data)
})
