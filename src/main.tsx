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
const container = document.getElementById('root')
if (container) {
  import('#app/mount.tsx')
    .then(({ mount }) => mount(container, app, location.pathname))
    .catch((error: unknown) => {
      app.reportOnce(error)
      // Handled in shell.ts.
      dispatchEvent(new Event('start failed'))
    })
}
