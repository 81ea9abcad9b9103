import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './fit.ts'

/** Null until it is measured. */
export const useSize = (ref: RefObject<HTMLElement | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { maxHeight, paddingLeft } = getComputedStyle(element)
      const padding = 2 * (Number.parseFloat(paddingLeft) || 0)
      const { width, height } = element.getBoundingClientRect()
      const next = { width: width - padding, height: (Number.parseFloat(maxHeight) || height) - padding }
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
