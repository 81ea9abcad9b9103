import { type RefObject, useLayoutEffect, useState } from 'react'

/** Of an element, in pixels; `assumed` until it is measured. */
export const useWidth = (ref: RefObject<HTMLElement | null>, assumed: number): number => {
  const [width, setWidth] = useState(assumed)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth((last) => element.clientWidth || last)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
