import { createDirectoryStore } from './folder/directory-store.ts'
import { FileStoreError } from './folder/file-store.ts'
import { createSyncService } from './handlers.ts'
import type { SyncAnswer, SyncCall, SyncCallName } from './messages.ts'

declare const self: DedicatedWorkerGlobalScope

const service = createSyncService({
  database: self.indexedDB,
  now: () => Date.now(),
  random: () => Math.random(),
  openFolder: (handle) => {
    if (handle instanceof FileSystemDirectoryHandle) return createDirectoryStore(handle)
    throw new FileStoreError('gone')
  },
  locks: self.navigator.locks,
})

const failed = (error: unknown): SyncAnswer<SyncCallName> => {
  const { name, message } = error instanceof Error || error instanceof DOMException ? error : new Error(String(error))
  return { kind: 'failed', name, message, isIdle: service.isIdle() }
}

const answer = async (call: SyncCall): Promise<SyncAnswer<SyncCallName>> => {
  try {
    return { kind: 'answered', answer: await service.answer(call), isIdle: service.isIdle() }
  } catch (error) {
    return failed(error)
  }
}

self.addEventListener('message', async ({ data, ports: [port] }: MessageEvent<SyncCall>) => {
  port?.postMessage(await answer(data))
})
