import { createApp } from '#wiring/create-app.ts'
import { firstQueries } from '#wiring/first-queries.ts'
import { browserWorld } from '#wiring/world.ts'
import { buildSettings } from './build-settings.ts'

const app = createApp(browserWorld(buildSettings))
// The first answer is on its way before React's code is.
firstQueries(app, location.pathname)
if (/[?&]inspect\b/.test(location.search)) {
  void import('#wiring/inspection.ts').then(({ turnInspectorOn }) => turnInspectorOn(app))
}
const container = document.getElementById('root')
if (container) void import('#app/mount.tsx').then(({ mount }) => mount(container, app, location.pathname))
