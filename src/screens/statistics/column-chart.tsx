import { scaleBand, scaleLinear } from 'd3-scale'
import type { Datum } from './chart-context.ts'
import { ChartSize } from './chart-size.tsx'
import { colors, label } from './colors.ts'
import { FocusRing, Mark } from './mark.tsx'
import { usePercent } from './use-percent.ts'

const axisHeight = 24
const valueHeight = 18
/** Pixels that a label of the axis takes, and each of its characters. */
const labelGap = 8
const characterWidth = 7
const widestColumn = 56

const strokes = { own: colors.accent, other: colors.control }
const fills = { own: colors.fill, other: colors.control }

interface Series {
  readonly data: readonly Datum[]
  readonly tone: keyof typeof fills
}

interface ColumnChartProps {
  readonly series: readonly Series[]
  /** Of each series: two of different sizes can be compared. */
  readonly asShares?: boolean
  readonly height?: number
}

const sumOf = (data: readonly Datum[]): number => data.reduce((sum, { value }) => sum + value, 0)

const stepBetweenLabels = (data: readonly Datum[], bandWidth: number): number => {
  const widest = Math.max(...data.map(({ short }) => short.length)) * characterWidth + labelGap
  return Math.max(1, Math.ceil(widest / bandWidth))
}

/** Columns side by side where there are two series, which have the same places. */
export const ColumnChart = ({ series, asShares = false, height = 200 }: ColumnChartProps) => {
  const percent = usePercent()
  const [first] = series
  if (!first) return null
  const wholeOf = (data: readonly Datum[]) => (asShares ? Math.max(1, sumOf(data)) : 1)
  const tops = series.flatMap(({ data }) => data.map(({ value }) => value / wholeOf(data)))
  const most = Math.max(asShares ? 0.01 : 1, ...tops)
  return (
    <ChartSize height={height}>
      {(width) => {
        const keys = first.data.map(({ key }) => key)
        const padding = keys.length > 40 ? 0.15 : 0.3
        const x = scaleBand(keys, [0, width]).padding(padding)
        const floor = height - axisHeight
        const y = scaleLinear([0, most], [floor, valueHeight])
        const every = stepBetweenLabels(first.data, x.step())
        return (
          <>
            {series.map(({ data, tone }, index) => (
              <Columns
                key={tone}
                data={data}
                fill={fills[tone]}
                stroke={strokes[tone]}
                columnOf={(place) => {
                  const whole = x.bandwidth() / series.length
                  const column = Math.min(widestColumn, whole)
                  return { x: (x(keys[place] ?? '') ?? 0) + index * whole + (whole - column) / 2, width: column }
                }}
                topOf={(value) => y(value / wholeOf(data))}
                textOf={(value) => (asShares ? percent(value, wholeOf(data)) : String(value))}
                floor={floor}
                hasValues={x.bandwidth() / series.length >= 22}
              />
            ))}
            <line stroke={colors.line} x1={0} x2={width} y1={floor} y2={floor} />
            {first.data
              .filter((_, index) => index % every === 0)
              .map(({ key, short }) => (
                <text key={key} {...label} x={(x(key) ?? 0) + x.bandwidth() / 2} y={floor + 20} textAnchor="middle">
                  {short}
                </text>
              ))}
          </>
        )
      }}
    </ChartSize>
  )
}

interface ColumnsProps {
  readonly data: readonly Datum[]
  readonly fill: string
  readonly stroke: string
  /** By its place among the columns of the series. */
  readonly columnOf: (place: number) => { readonly x: number; readonly width: number }
  readonly topOf: (value: number) => number
  readonly textOf: (value: number) => string
  readonly floor: number
  readonly hasValues: boolean
}

/** Rounded at the top. */
const columnPath = ({ x, top, width, floor }: Record<'x' | 'top' | 'width' | 'floor', number>): string => {
  const radius = Math.min(4, width / 3, floor - top)
  const inner = width - 2 * radius
  return `M${x},${floor}V${top + radius}a${radius},${radius},0,0,1,${radius},${-radius}h${inner}a${radius},${radius},0,0,1,${radius},${radius}V${floor}z`
}

const Columns = ({ data, fill, stroke, columnOf, topOf, textOf, floor, hasValues }: ColumnsProps) =>
  data.map((datum, place) => {
    const { x, width } = columnOf(place)
    const top = datum.value === 0 ? floor : Math.min(topOf(datum.value), floor - 2)
    return (
      <Mark key={datum.key} datum={datum}>
        <rect x={x} y={0} width={width} height={floor} fill="transparent" />
        <path
          fill={fill}
          stroke={datum.value === 0 ? 'none' : stroke}
          data-fill
          d={columnPath({ x, top, width, floor })}
        />
        {hasValues && datum.value > 0 ? (
          <text {...label} x={x + width / 2} y={top - 6} textAnchor="middle">
            {textOf(datum.value)}
          </text>
        ) : null}
        {datum.value > 0 ? <FocusRing x={x} y={top} width={width} height={floor - top} gap={2} /> : null}
      </Mark>
    )
  })
