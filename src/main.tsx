import { createApp } from '#wiring/create-app.ts'
import { prefetchFirstScreen } from '#wiring/prefetch.ts'
import { browserWorld } from '#wiring/world.ts'
import { buildSettings } from './build-settings.ts'
import { reloadPage } from './reload-page.ts'

const app = createApp(browserWorld(buildSettings, reloadPage))
prefetchFirstScreen(app, location.pathname)
if (/[?&]inspect\b/.test(location.search)) {
  import('#wiring/inspection.ts').then(({ openInspector }) => openInspector(app)).catch(app.reportOnce)
}
const afterFirstScreenMs = 1500
const keepForOffline = (): void => {
  if (!import.meta.env.PROD) return
  import('#wiring/service-worker.ts')
    .then(({ startServiceWorker }) => startServiceWorker(app))
    // The app works without it, and the next visit tries again.
    .catch(() => {})
}
const container = document.getElementById('root')
if (container) {
  import('#app/mount.tsx')
    .then(({ mount }) => mount(container, app, location.pathname))
    .then(() => setTimeout(keepForOffline, afterFirstScreenMs))
    .catch((error: unknown) => {
      app.reportOnce(error)
      // Handled in shell.ts.
      dispatchEvent(new Event('start failed'))
    })
}
