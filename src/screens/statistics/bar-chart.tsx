import { scaleLinear } from 'd3-scale'
import type { Datum } from './chart-context.ts'
import { ChartSize } from './chart-size.tsx'
import { colors, label } from './colors.ts'
import { FocusRing, Mark } from './mark.tsx'

const rowHeight = 38
const barHeight = 8
const labelHeight = 18

/** Horizontal bars with their names above them, so that a name has the whole width. */
export const BarChart = ({ data }: { data: readonly Datum[] }) => {
  const most = Math.max(1, ...data.map(({ value }) => value))
  return (
    <ChartSize height={data.length * rowHeight}>
      {(width) => {
        const length = scaleLinear([0, most], [0, width])
        return data.map((datum, index) => {
          const top = index * rowHeight
          return (
            <Mark key={datum.key} datum={datum}>
              <rect x={0} y={top} width={width} height={rowHeight - 2} fill="transparent" />
              <text fill={colors.fg} fontSize={13} x={0} y={top + labelHeight - 5}>
                {datum.short}
              </text>{' '}
              <text {...label} x={width} y={top + labelHeight - 5} textAnchor="end">
                {datum.value}
              </text>
              <rect fill={colors.raised} x={0} y={top + labelHeight} width={width} height={barHeight} rx={4} />
              <rect
                fill={colors.fill}
                stroke={colors.accent}
                data-fill
                x={0}
                y={top + labelHeight}
                width={Math.max(barHeight, length(datum.value))}
                height={barHeight}
                rx={4}
              />
              <FocusRing x={0} y={top + 2} width={width} height={rowHeight - 10} gap={3} />
            </Mark>
          )
        })
      }}
    </ChartSize>
  )
}
