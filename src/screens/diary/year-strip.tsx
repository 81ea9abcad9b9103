import { type CSSProperties, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { ListLocation } from '#components/place/use-list-location.ts'
import { type DiaryLine, viewingsByDay } from '#domain/records/diary.ts'
import { type StripMonth, yearStrip } from '#domain/statistics/strip.ts'
import { css } from '#styled/css'
import { useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

// It stays below the header while the years go by.
const strip = css({
  position: { base: 'sticky', _lowScreen: 'static', _largeText: 'static' },
  top: '16',
  zIndex: 'raised',
  display: 'grid',
  gridTemplateColumns: { base: 'auto-grow', _largeText: '1' },
  alignItems: 'start',
  columnGap: '3',
  background: 'canvas',
  _print: { display: 'none' },
})
const name = css({ textStyle: 'label', color: 'fg.muted' })
const weeksAndMonths = css({ position: 'relative' })
const weeksBox = css({
  display: 'block',
  width: 'full',
  height: '5',
  color: 'accent.fill',
  borderRadius: 'chip',
  overflow: 'hidden',
})
const empty = css({ fill: 'raised' })
const lit = css({ fill: 'current' })
const monthsRow = css({ display: 'grid', gridTemplateColumns: 'var(--months)', marginTop: '-5' })
// The target is the strip above the name as well.
const month = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '11',
  minWidth: '0',
  paddingBottom: '0.5',
  borderRadius: 'chip',
  textStyle: 'note',
  // Twelve months with their numbers fit on a phone.
  mdDown: { fontSize: 'xs' },
  color: 'fg.muted',
  whiteSpace: 'nowrap',
})
const linked = css({
  color: 'fg',
  _hover: { color: 'accent', textDecoration: 'underline' },
  '&[aria-current]': { color: 'accent', fontWeight: 'semibold' },
})

/** From 0 to 1: a week of seven viewings and one of twelve look alike. */
const strengthOf = (count: number): number => [0, 0.4, 0.6, 0.75, 0.9][count] ?? 1

interface YearStripProps {
  readonly year: number
  readonly lines: readonly DiaryLine[]
  readonly location: ListLocation
}

/** The viewings of a year by week; a month leads to its own. */
export const YearStrip = ({ year, lines, location }: YearStripProps) => {
  const messages = useMessages().diary
  const counts = useMemo(() => viewingsByDay(lines), [lines])
  const { days, weeks, months } = useMemo(() => yearStrip(year, counts), [year, counts])
  const columns = months.map((each) => `minmax(0, ${each.days}fr)`).join(' ')
  return (
    <nav className={strip} aria-label={messages.byMonth({ year: String(year) })}>
      <span className={name} aria-hidden="true">
        {year}
      </span>
      <div className={weeksAndMonths}>
        <svg className={weeksBox} viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
          {weeks.map(({ start, days: width, count }) => (
            <rect
              key={start}
              className={count === 0 ? empty : lit}
              fillOpacity={count === 0 ? 1 : strengthOf(count)}
              x={start}
              width={width - 0.8}
              height={1}
            />
          ))}
        </svg>
        <div className={monthsRow} style={{ '--months': columns } as CSSProperties}>
          {months.map((each) => (
            <Month key={each.month} of={each} location={location} />
          ))}
        </div>
      </div>
    </nav>
  )
}

const Month = ({ of: { month: key, from, to, count }, location }: { of: StripMonth; location: ListLocation }) => {
  const messages = useMessages().diary
  const { narrowMonth, shortMonth, monthAndYear } = useFormats()
  const isNarrow = useIsNarrow()
  const text = (isNarrow ? narrowMonth : shortMonth)(from)
  // '12月' is too wide for a phone.
  const name = (isNarrow && /^\d+/.exec(text)?.[0]) || text
  if (count === 0) return <span className={month}>{name}</span>
  const isCurrent = location.parameter('from') === from && location.parameter('to') === to
  return (
    <Link
      className={`${month} ${linked}`}
      to={location.hrefWith({ page: '', ...(isCurrent ? { from: '', to: '' } : { from, to }) })}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span aria-hidden="true">{name}</span>
      <span className={visuallyHidden}>{`${monthAndYear(key)}: ${messages.count({ count })}`}</span>
    </Link>
  )
}
