import { useEffect } from 'react'
import { useApp } from '#wiring/app/use-app.ts'

/** For changes that no event reports. */
const interval = 2000

export const useWatchlistPolling = (): void => {
  const { records, platform } = useApp()
  useEffect(() => {
    let cancel = () => {}
    const again = () => {
      records.refresh()
      cancel = platform.timeout(again, interval)
    }
    again()
    return () => cancel()
  }, [records, platform.timeout])
}
