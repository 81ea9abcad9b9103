import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Back, Forward and returning links keep the scroll position. `isReturn` is read on mount. */
export const useResetScroll = (isReturn = false): void => {
  const isArrival = useNavigationType() !== 'POP' && !isReturn
  const startsAtTop = useRef(isArrival)
  useEffect(() => {
    if (startsAtTop.current) window.scrollTo({ top: 0 })
  }, [])
}
