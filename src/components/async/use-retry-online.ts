import { useEffect, useEffectEvent } from 'react'
import { useApp } from '#wiring/app/use-app.ts'

/** Retries what failed without a network once it is back. */
export const useRetryOnline = (retry: () => void): void => {
  const { isOffline } = useApp().provider
  const again = useEffectEvent(retry)
  useEffect(() => {
    let wasOffline = isOffline.peek()
    return isOffline.subscribe((isNow) => {
      if (wasOffline && !isNow) again()
      wasOffline = isNow
    })
  }, [isOffline])
}
