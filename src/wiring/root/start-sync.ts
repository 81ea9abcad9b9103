import { isFolderKept } from '#stores/devices/kept-folder.ts'
import type { App } from '../app/app.ts'
import { whenTrue } from '../app/when-true.ts'

/** Starts the rounds of those who have connected a folder; for all others, nothing more is loaded. */
export const startSync = async (app: App): Promise<void> => {
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
