import { createRoot } from 'react-dom/client'
import { LivePanel } from './live-panel.tsx'

let close: (() => void) | null = null

export const openLivePanel = (): void => {
  if (close) return
  const place = document.createElement('div')
  document.body.append(place)
  // A root of its own: the panel outlives the screen that opened it.
  const root = createRoot(place)
  close = () => {
    root.unmount()
    place.remove()
    close = null
  }
  root.render(<LivePanel onClose={close} />)
}
