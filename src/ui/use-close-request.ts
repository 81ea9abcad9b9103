import { useEffect, useEffectEvent } from 'react'

/**
 * Has a request to close that no key makes, such as Android's Back, close a layer instead of leaving the page, where the
 * browser tells of such requests: https://developer.mozilla.org/docs/Web/API/CloseWatcher
 */
export const useCloseRequest = (isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}
