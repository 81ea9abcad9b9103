import type { App } from '#wiring/app/app.ts'
import { appPath } from '#wiring/app/app-path.ts'
import { prefetchFirstScreen } from '#wiring/app/prefetch.ts'
import { browserWorld } from '#wiring/root/browser-world.ts'
import { createApp } from '#wiring/root/create-app.ts'
import { buildSettings } from './build-settings.ts'
import { reloadPage } from './reload-page.ts'

/** Lets the page paint and respond before what follows. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const afterFirstScreenMs = 1500

const afterFirstScreen = (app: App): void => {
  import('#wiring/root/after-first-screen.ts').then((module) => module.afterFirstScreen(app)).catch(() => {})
}

const start = async (container: HTMLElement): Promise<void> => {
  await nextTask()
  const app = createApp(browserWorld(buildSettings, reloadPage))
  const pathname = appPath(location.pathname)
  prefetchFirstScreen(app, pathname)
  if (/[?&]inspect\b/.test(location.search)) {
    import('#wiring/flows/inspection.ts')
      .then(({ openInspectorAtStart }) => openInspectorAtStart(app))
      .catch(app.platform.reportOnce)
  }
  try {
    await nextTask()
    const { mount } = await import('#app/mount.tsx')
    await mount(container, app, pathname)
    setTimeout(() => afterFirstScreen(app), afterFirstScreenMs)
  } catch (error) {
    app.platform.reportOnce(error)
    // Handled in shell.ts.
    dispatchEvent(new Event('start failed'))
  }
}

const container = document.getElementById('root')
if (container) void start(container)
