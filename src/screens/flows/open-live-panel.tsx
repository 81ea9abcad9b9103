import { createRoot } from 'react-dom/client'
import { LivePanel } from './live-panel.tsx'

let close: (() => void) | null = null

export const openLivePanel = (): void => {
  if (close) return
  const container = document.createElement('div')
  document.body.append(container)
  // A root of its own: the panel outlives the screen that opened it.
  const root = createRoot(container)
  close = () => {
    root.unmount()
    container.remove()
    close = null
  }
  root.render(<LivePanel onClose={close} />)
}
