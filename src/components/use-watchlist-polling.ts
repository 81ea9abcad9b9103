import { useEffect } from 'react'
import { useApp } from '#wiring/use-app.ts'

/** For changes that no event reports. */
const interval = 2000

export const useWatchlistPolling = (): void => {
  const { records, timeout } = useApp()
  useEffect(() => {
    let cancel = () => {}
    const again = () => {
      records.refresh()
      cancel = timeout(again, interval)
    }
    again()
    return () => cancel()
  }, [records, timeout])
}
