import { createRoot } from 'react-dom/client'
import type { App } from '#wiring/app/app.ts'
import { AppProvider } from '#wiring/app/app-provider.tsx'
import { LivePanel } from './live-panel.tsx'

/** The running flows beside every screen. */
export const liveFlows = (app: App) => {
  let isOpen = false
  return {
    /** Does nothing when they are shown. */
    show: () => {
      if (isOpen) return
      isOpen = true
      const container = document.createElement('div')
      document.body.append(container)
      // A root of its own: the panel outlives the screen that opened it.
      const root = createRoot(container)
      const close = () => {
        root.unmount()
        container.remove()
        isOpen = false
      }
      root.render(
        <AppProvider app={app}>
          <LivePanel onClose={close} />
        </AppProvider>,
      )
    },
  }
}
