import type { App } from '../app/app.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { startDailyTasks } from '../restore-points/daily-tasks.ts'
import { startSync } from './start-sync.ts'

/** Starts what nobody waits for. */
export const afterFirstScreen = (app: App): void => {
  if (import.meta.env.PROD && navigator.onLine) keepForOffline(app)
  startDailyTasks(app)
  startSync(app).catch(() => {})
}
