import { useEffect } from 'react'
import { useApp } from '#wiring/use-app.ts'

/** How often an open list looks for changes that no event told of, in milliseconds (spec section 9). */
const interval = 2000

/** Looks at the stored watchlist every two seconds while a list of it is shown. */
export const useRecheck = (): void => {
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
