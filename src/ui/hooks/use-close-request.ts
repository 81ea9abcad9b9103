import { useEffect, useEffectEvent } from 'react'

/** For requests that no key makes, such as Android's Back (CloseWatcher). */
export const useCloseRequest = (isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}
