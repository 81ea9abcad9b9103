import { type CallSyncWorker, type SyncAnswer, SyncCallError } from '#devices/messages.ts'
import { startWorker } from './start-worker.ts'

/** Starts the worker with the first call, and ends it once nothing is asked of it and it keeps nothing. */
export const createSyncWorker = (): CallSyncWorker => {
  let worker: Worker | null = null
  let isIdle = true
  const pending = new Set<(error: Error) => void>()

  const end = () => {
    worker?.terminate()
    worker = null
    isIdle = true
  }
  const start = (): Worker => {
    const started = startWorker('sync')
    started.addEventListener('error', ({ message }) => {
      if (worker === started) end()
      for (const fail of pending) fail(new SyncCallError('WorkerError', message))
    })
    worker = started
    return started
  }

  const ask: CallSyncWorker = async (name, given) => {
    const { port1, port2 } = new MessageChannel()
    let fail = (_: Error): void => {}
    try {
      const answer = await new Promise<SyncAnswer<typeof name>>((resolve, reject) => {
        fail = reject
        pending.add(fail)
        port1.onmessage = ({ data }: MessageEvent<SyncAnswer<typeof name>>) => resolve(data)
        const answering = worker ?? start()
        answering.postMessage({ name, given }, [port2])
      })
      isIdle = answer.isIdle
      if (answer.kind === 'failed') throw new SyncCallError(answer.name, answer.message)
      return answer.answer
    } finally {
      port1.close()
      pending.delete(fail)
    }
  }

  return async (name, given) => {
    try {
      return await ask(name, given)
    } finally {
      if (pending.size === 0 && isIdle) end()
    }
  }
}
