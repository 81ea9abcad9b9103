import { isFolderKept } from '#stores/devices/kept-folder.ts'
import type { App } from '../app/app.ts'
import { whenTrue } from '../app/when-true.ts'
import { startOfflineCopies } from '../offline/offline-copies.ts'
import { startServiceWorker } from '../offline/service-worker.ts'
import { startDailyTasks } from '../restore-points/daily-tasks.ts'

/** Starts the rounds of those who have connected a folder; for all others, nothing more is loaded. */
const startSync = async (app: App): Promise<void> => {
  const { records, storage, lazy, platform } = app
  const { folderAccess, database } = storage
  if (!folderAccess || !database) return
  const startIfConnected = async () => {
    try {
      await whenTrue(records.hasDatabase)
      if (!(await isFolderKept(database))) return
      stopLooking()
      const { syncFlow } = await import('../flows/sync.ts')
      lazy.get(syncFlow).start()
    } catch (error) {
      platform.reportOnce(error)
    }
  }
  // Another tab may have connected one meanwhile, and be closed.
  const stopLooking = platform.onShow(() => void startIfConnected())
  await startIfConnected()
}

/** Everything that a visit without a network needs. The app works without it, and the next visit tries again. */
const keepForOffline = (app: App): void => {
  startServiceWorker(app).catch(() => {})
  startOfflineCopies(app).catch(() => {})
}

/** Starts what nobody waits for. */
export const afterFirstScreen = (app: App): void => {
  if (import.meta.env.PROD && navigator.onLine) keepForOffline(app)
  startDailyTasks(app)
  startSync(app).catch(() => {})
}
