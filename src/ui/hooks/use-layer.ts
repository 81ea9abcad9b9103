import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** Opens a layer that Back closes by `close`. Returns what to call once it is closed, in whatever way. */
export type OpenLayer = (close: () => void) => () => void

const Layers = createContext<OpenLayer>(() => () => {})

export const LayersProvider = Layers.Provider

/** Only there is Back a close request: elsewhere, CloseWatcher is the Escape key. */
const isAndroid = () => /\bAndroid\b/.test(navigator.userAgent)

/** For what is open above a page: Back closes it and leaves the page. */
export const useLayer = (isOpen: boolean, onClose: () => void): void => {
  const open = useContext(Layers)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    if (!window.CloseWatcher || !isAndroid()) return open(() => close())
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen, open])
}
