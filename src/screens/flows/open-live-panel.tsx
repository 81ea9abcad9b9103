import { createRoot } from 'react-dom/client'
import type { App } from '#wiring/app/app.ts'
import { AppContext } from '#wiring/app/use-app.ts'
import { LivePanel } from './live-panel.tsx'

/** Does nothing when it is open. */
export const openLivePanel = (app: App): void => {
  const { livePanel } = app.view
  livePanel.get(() => {
    const container = document.createElement('div')
    document.body.append(container)
    // A root of its own: the panel outlives the screen that opened it.
    const root = createRoot(container)
    const close = () => {
      root.unmount()
      container.remove()
      livePanel.forget()
    }
    root.render(
      <AppContext value={app}>
        <LivePanel onClose={close} />
      </AppContext>,
    )
    return { close }
  })
}
