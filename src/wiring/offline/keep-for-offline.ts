import type { App } from '../app/app.ts'
import { startOfflineCopies } from './offline-copies.ts'
import { startServiceWorker } from './service-worker.ts'

/** Everything that a visit without a network needs. The app works without it, and the next visit tries again. */
export const keepForOffline = (app: App): void => {
  startServiceWorker(app).catch(() => {})
  startOfflineCopies(app).catch(() => {})
}
