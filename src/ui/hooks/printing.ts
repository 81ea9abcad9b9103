import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is printed, which has no viewport and no other pages. */
export const useIsPrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints as soon as the listeners have returned.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
