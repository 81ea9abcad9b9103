import { appPath } from '#wiring/app/app-path.ts'
import { prefetchFirstScreen } from '#wiring/app/prefetch.ts'
import { browserWorld } from '#wiring/root/browser-world.ts'
import { createApp } from '#wiring/root/create-app.ts'
import { buildSettings } from './build-settings.ts'
import { reloadPage } from './reload-page.ts'

const app = createApp(browserWorld(buildSettings, reloadPage))
const pathname = appPath(location.pathname)
prefetchFirstScreen(app, pathname)
if (/[?&]inspect\b/.test(location.search)) {
  import('#wiring/flows/inspection.ts')
    .then(({ openInspectorAtStart }) => openInspectorAtStart(app))
    .catch(app.platform.reportOnce)
}
const afterFirstScreenMs = 1500
const prepareForOffline = (): void => {
  if (!import.meta.env.PROD || !navigator.onLine) return
  import('#wiring/offline/keep-for-offline.ts').then(({ keepForOffline }) => keepForOffline(app)).catch(() => {})
}
const afterFirstScreen = (): void => {
  prepareForOffline()
  import('#wiring/restore/daily-tasks.ts').then(({ startDailyTasks }) => startDailyTasks(app)).catch(() => {})
  import('#wiring/syncing/start-sync.ts').then(({ startSync }) => startSync(app)).catch(() => {})
}
const container = document.getElementById('root')
if (container) {
  import('#app/mount.tsx')
    .then(({ mount }) => mount(container, app, pathname))
    .then(() => setTimeout(afterFirstScreen, afterFirstScreenMs))
    .catch((error: unknown) => {
      app.platform.reportOnce(error)
      // Handled in shell.ts.
      dispatchEvent(new Event('start failed'))
    })
}
