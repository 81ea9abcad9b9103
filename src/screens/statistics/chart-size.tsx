import { type ReactNode, useContext, useRef } from 'react'
import { useWidth } from '#ui/hooks/use-width.ts'
import { ChartContext } from './chart-context.ts'

interface ChartSizeProps {
  /** Pixels, or of the width. */
  readonly height: number | ((width: number) => number)
  readonly children: (width: number) => ReactNode
}

/** A drawing as wide as there is room for. */
export const ChartSize = ({ height, children }: ChartSizeProps) => {
  const { title } = useContext(ChartContext)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 320)
  const pixels = typeof height === 'number' ? height : height(width)
  return (
    <div ref={box}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no other element for a group with a name */}
      <svg overflow="visible" width={width} height={pixels} role="group" aria-label={title}>
        {children(width)}
      </svg>
    </div>
  )
}
