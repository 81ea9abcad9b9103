import { appPath } from '#wiring/app-path.ts'
import { createApp } from '#wiring/create-app.ts'
import { prefetchFirstScreen } from '#wiring/prefetch.ts'
import { browserWorld } from '#wiring/world.ts'
import { buildSettings } from './build-settings.ts'
import { reloadPage } from './reload-page.ts'

const app = createApp(browserWorld(buildSettings, reloadPage))
const pathname = appPath(location.pathname)
prefetchFirstScreen(app, pathname)
if (/[?&]inspect\b/.test(location.search)) {
  import('#wiring/inspection.ts').then(({ openInspectorAtStart }) => openInspectorAtStart(app)).catch(app.reportOnce)
}
const afterFirstScreenMs = 1500
const prepareForOffline = (): void => {
  if (!import.meta.env.PROD || !navigator.onLine) return
  import('#wiring/keep-for-offline.ts').then(({ keepForOffline }) => keepForOffline(app)).catch(() => {})
}
const container = document.getElementById('root')
if (container) {
  import('#app/mount.tsx')
    .then(({ mount }) => mount(container, app, pathname))
    .then(() => setTimeout(prepareForOffline, afterFirstScreenMs))
    .catch((error: unknown) => {
      app.reportOnce(error)
      // Handled in shell.ts.
      dispatchEvent(new Event('start failed'))
    })
}
