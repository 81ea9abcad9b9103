import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** A screen that is arrived at by a link begins at its top; Back and Forward find it where it was. */
export const useStartAtTop = (): void => {
  const isArrival = useRef(useNavigationType() !== 'POP')
  useEffect(() => {
    if (isArrival.current) window.scrollTo({ top: 0 })
  }, [])
}
