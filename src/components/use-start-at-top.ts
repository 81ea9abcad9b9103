import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * A screen that is arrived at by a link begins at its top; Back and Forward find it where it was, and so does a link that
 * returns (`isReturn` when the screen is mounted).
 */
export const useStartAtTop = (isReturn = false): void => {
  const isArrival = useNavigationType() !== 'POP' && !isReturn
  const startsAtTop = useRef(isArrival)
  useEffect(() => {
    if (startsAtTop.current) window.scrollTo({ top: 0 })
  }, [])
}
