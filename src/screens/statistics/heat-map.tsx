import { halfYearsOf, type Weeks, weeksOf } from '#domain/statistics/calendar.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { Datum } from './chart-context.ts'
import { ChartSize } from './chart-size.tsx'
import { colors, label, lit } from './colors.ts'
import { FocusRing, Mark } from './mark.tsx'

const labelWidth = 30
const labelHeight = 20
const largestGap = 3
/** Pixels of a label. */
const characterWidth = 7
const lineHeight = 14
const weeksOfMonth = 4.3
/** Narrower than this, the half years are one below the other. */
const wide = 620
const largestCell = 40

const levels = [colors.raised, lit(40), lit(62), lit(82), colors.fill] as const

const levelOf = (value: number): string => levels[Math.min(value, levels.length - 1)] ?? levels[0]

const legend = css({ row: '1.5', justifyContent: 'flex-end', textStyle: 'note', color: 'fg.muted' })

interface HeatMapProps {
  readonly year: number
  /** 1 for Monday to 7. */
  readonly firstWeekday: number
  readonly datumOf: (day: string) => Datum
  /** January to December, and Monday to Sunday. */
  readonly monthNames: readonly string[]
  readonly weekdayNames: readonly string[]
}

const startsMonth = (week: Weeks[number]): number | null => {
  const first = week.find((day) => day?.endsWith('-01'))
  return first ? Number(first.slice(5, 7)) : null
}

/** The days of a year as 53 by 7 cells. */
export const HeatMap = (props: HeatMapProps) => {
  const messages = useMessages().statistics
  const weeks = weeksOf(props.year, props.firstWeekday)
  const halves = halfYearsOf(weeks)
  const layoutOf = (width: number) => {
    const rows = width < wide ? halves : [weeks]
    const columns = Math.max(...rows.map(({ length }) => length))
    const gap = Math.min(largestGap, (width - labelWidth) / columns / 4)
    const cell = Math.min(largestCell, (width - labelWidth + gap) / columns - gap)
    return { rows, cell, gap, rowHeight: labelHeight + 7 * (cell + gap) + 8 }
  }
  return (
    <>
      <ChartSize
        height={(width) => {
          const { rows, rowHeight } = layoutOf(width)
          return rows.length * rowHeight
        }}
      >
        {(width) => {
          const { rows, cell, gap, rowHeight } = layoutOf(width)
          return rows.map((row, index) => (
            <g key={row[0]?.join() ?? index} transform={`translate(0 ${index * rowHeight})`}>
              <Grid weeks={row} cell={cell} gap={gap} {...props} />
            </g>
          ))
        }}
      </ChartSize>
      <div className={legend} aria-hidden="true">
        <span>{messages.less}</span>
        <svg width={levels.length * 15} height={12} aria-hidden="true">
          {levels.map((level, index) => (
            <rect key={level} fill={level} x={index * 15} width={12} height={12} rx={3} />
          ))}
        </svg>
        <span>{messages.more}</span>
      </div>
    </>
  )
}

interface GridProps extends HeatMapProps {
  readonly weeks: Weeks
  readonly cell: number
  readonly gap: number
}

const Grid = ({ weeks, cell, gap, firstWeekday, datumOf, monthNames, weekdayNames }: GridProps) => {
  const pitch = cell + gap
  const widest = Math.max(...monthNames.map(({ length }) => length)) * characterWidth + gap
  const every = Math.ceil(widest / (weeksOfMonth * pitch))
  return (
    <>
      {(2 * pitch < lineHeight ? [0, 4] : [0, 2, 4]).map((row) => (
        <text {...label} key={row} x={0} y={labelHeight + row * pitch + cell - 1}>
          {weekdayNames[(firstWeekday - 1 + row) % 7]}
        </text>
      ))}
      {weeks.map((week, column) => {
        const x = labelWidth + column * pitch
        const month = startsMonth(week)
        return (
          <g key={week.find((day) => day !== null)}>
            {month === null || (month - 1) % every > 0 ? null : (
              <text {...label} x={x} y={labelHeight - 8}>
                {monthNames[month - 1]}
              </text>
            )}
            {week.map((day, row) =>
              day === null ? null : (
                <Cell key={day} datum={datumOf(day)} x={x} y={labelHeight + row * pitch} size={cell} />
              ),
            )}
          </g>
        )
      })}
    </>
  )
}

const Cell = ({ datum, x, y, size }: { datum: Datum; x: number; y: number; size: number }) => (
  <Mark datum={datum}>
    <rect fill={levelOf(datum.value)} data-fill x={x} y={y} width={size} height={size} rx={Math.min(4, size / 4)} />
    {datum.value > 0 ? <FocusRing x={x} y={y} width={size} height={size} gap={1.5} /> : null}
  </Mark>
)
