import { type ReactNode, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react'
import { ChartContext } from './chart-context.ts'

/** Of an element, in pixels; `assumed` until it is measured. */
const useWidth = (ref: RefObject<HTMLElement | null>, assumed: number): number => {
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

interface ChartSizeProps {
  /** Pixels, or of the width. */
  readonly height: number | ((width: number) => number)
  readonly children: (width: number) => ReactNode
}

/** How much larger than usual the browser's text is. */
const textScale = (): number =>
  Math.max(1, (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16)

/** A drawing as wide as there is room for. */
export const ChartSize = ({ height, children }: ChartSizeProps) => {
  const { title } = useContext(ChartContext)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 320)
  // Its labels grow with the text.
  const scale = textScale()
  const room = width / scale
  const pixels = typeof height === 'number' ? height : height(room)
  return (
    <div ref={box}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no other element for a group with a name */}
      <svg
        overflow="visible"
        viewBox={`0 0 ${room} ${pixels}`}
        width={width}
        height={pixels * scale}
        role="group"
        aria-label={title}
      >
        {children(room)}
      </svg>
    </div>
  )
}
