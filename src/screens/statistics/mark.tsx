import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { css } from '#styled/css'
import { ChartContext, type Datum } from './chart-context.ts'
import { colors } from './colors.ts'

const mark = css({
  outlineStyle: 'none',
  _hover: { '& [data-fill]': { opacity: '0.75' } },
  _focusVisible: { '& [data-fill]': { opacity: '0.75' } },
  '&:not(:focus-visible) [data-ring]': { display: 'none' },
})

interface MarkProps {
  readonly datum: Datum
  readonly children: ReactNode
}

/** A part of a chart as a link to the movies behind it; not a link where there are none. */
export const Mark = ({ datum, children }: MarkProps) => {
  const { currentKey, show, makeCurrent } = useContext(ChartContext)
  const { key, name, text, value, href } = datum
  if (value === 0) return <g>{children}</g>
  return (
    <Link
      className={mark}
      to={href}
      tabIndex={key === currentKey ? 0 : -1}
      aria-label={`${name}: ${text}`}
      onPointerEnter={() => show(datum)}
      onPointerLeave={() => show(null)}
      onFocus={() => {
        makeCurrent(key)
        show(datum)
      }}
      onBlur={() => show(null)}
    >
      {children}
    </Link>
  )
}

interface FocusRingProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly gap: number
}

/** Around the box of a focused mark. */
export const FocusRing = ({ x, y, width, height, gap }: FocusRingProps) => (
  <rect
    data-ring
    fill="none"
    stroke={colors.accent}
    strokeWidth={2}
    x={x - gap}
    y={y - gap}
    width={width + 2 * gap}
    height={height + 2 * gap}
    rx={5}
  />
)
