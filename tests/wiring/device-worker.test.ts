import { expect, it, onTestFinished, vi } from 'vitest'
import type { SyncCall } from '#devices/messages.ts'
import { createSyncWorker } from '#wiring/root/device-worker.ts'

type Fate = { readonly answer: unknown; readonly isIdle: boolean } | { readonly error: string } | 'crashes' | 'waits'

/** Workers that do with each call what `fateOf` says; what happened to them, in order. */
const workers = (fateOf: (call: SyncCall) => Fate) => {
  const log: string[] = []
  let started = 0
  class FakeWorker extends EventTarget {
    readonly id: number
    constructor(_: string, { name }: { readonly name: string }) {
      super()
      started += 1
      this.id = started
      log.push(`${name} ${this.id} started`)
    }
    postMessage(call: SyncCall, [port]: readonly MessagePort[]) {
      const fate = fateOf(call)
      log.push(`${this.id} ${call.name}`)
      if (fate === 'waits') return
      if (fate === 'crashes') this.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory.' }))
      else if ('error' in fate) port?.postMessage({ kind: 'failed', name: fate.error, message: 'No.', isIdle: true })
      else port?.postMessage({ kind: 'answered', ...fate })
    }
    terminate() {
      log.push(`${this.id} ended`)
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
  return log
}

it('starts with the first call, and ends once it has answered all and keeps nothing', async () => {
  const log = workers(() => ({ answer: null, isIdle: true }))
  const call = createSyncWorker()
  expect(log).toEqual([])
  await Promise.all([call('identity', null), call('discard', null)])
  await call('identity', null)
  expect(log).toEqual([
    'sync 1 started',
    '1 identity',
    '1 discard',
    '1 ended',
    'sync 2 started',
    '2 identity',
    '2 ended',
  ])
})

it('stays for as long as it keeps the rows of a file', async () => {
  const log = workers(({ name }) => ({ answer: null, isIdle: name !== 'read' }))
  const call = createSyncWorker()
  await call('read', { bytes: new Uint8Array(), passphrase: null })
  await call('discard', null)
  expect(log).toEqual(['sync 1 started', '1 read', '1 discard', '1 ended'])
})

it('fails under the name that the error had there', async () => {
  workers(() => ({ error: 'QuotaExceededError' }))
  await expect(createSyncWorker()('identity', null)).rejects.toMatchObject({
    name: 'QuotaExceededError',
    message: 'No.',
  })
})

it('fails all that was asked of it when it breaks down, and starts anew with the next call', async () => {
  const fates: Fate[] = ['waits', 'crashes', { answer: null, isIdle: true }]
  const log = workers(() => fates.shift() ?? 'waits')
  const call = createSyncWorker()
  const asked = await Promise.allSettled([call('identity', null), call('discard', null)])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await call('identity', null)).toBeNull()
  expect(log.filter((line) => / (started|ended)$/.test(line))).toEqual([
    'sync 1 started',
    '1 ended',
    'sync 2 started',
    '2 ended',
  ])
})
