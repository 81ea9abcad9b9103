import { useViewingLabels } from '#components/diary/use-viewing-labels.ts'
import { type Period, yearOfPeriod } from '#domain/statistics/period.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'
import { BarChart } from './bar-chart.tsx'
import { ChartCard } from './chart-card.tsx'
import type { Datum } from './chart-context.ts'
import { colors } from './colors.ts'
import { ColumnChart } from './column-chart.tsx'
import { HeatMap } from './heat-map.tsx'
import { mostBars, useChartData } from './use-chart-data.ts'

const key = css({ display: 'inline-flex', row: '1.5', marginInlineEnd: '3' })
const swatches = { own: colors.fill, other: colors.control }
const legend = css({ textStyle: 'note', color: 'fg.muted', marginTop: '2' })

/** No more columns than the weekdays have: the three charts of time are one row. */
const fewYears = 7

interface ChartsProps {
  readonly of: Statistics
  readonly period: Period
}

/** The viewings of a year by day: that of the period, else the latest. */
export const Calendar = ({ of, period }: ChartsProps) => {
  const messages = useMessages().statistics
  const names = useViewingLabels()
  const { dayOf } = useChartData(of, period)
  const year = yearOfPeriod(period) || of.years.at(-1)?.key
  if (year === undefined) return null
  const days = [...of.byDay.keys()].filter((day) => day.startsWith(year)).sort()
  return (
    <ChartCard title={messages.charts.calendar({ year })} data={days.map(dayOf)} columns={6}>
      <HeatMap
        year={Number(year)}
        firstWeekday={names.firstWeekday}
        datumOf={dayOf}
        monthNames={Array.from({ length: 12 }, (_, index) => names.shortMonth(index + 1))}
        weekdayNames={Array.from({ length: 7 }, (_, index) => names.shortWeekday(index + 1))}
      />
    </ChartCard>
  )
}

export const TimeCharts = ({ of, period }: ChartsProps) => {
  const { charts } = useMessages().statistics
  const { years, months, weekdays } = useChartData(of, period)
  const hasFewYears = years.length > 1 && years.length <= fewYears
  return (
    <>
      {years.length > 1 ? <Columns title={charts.years} data={years} columns={hasFewYears ? 2 : 6} /> : null}
      <Columns title={charts.months} data={months} columns={hasFewYears ? 2 : 3} />
      <Columns title={charts.weekdays} data={weekdays} columns={hasFewYears ? 2 : 3} />
    </>
  )
}

/** Only for a user who says with whom they watch. */
export const CompanionChart = ({ of, period }: ChartsProps) => {
  const { charts } = useMessages().statistics
  const { companions } = useChartData(of, period)
  return companions.length === 0 ? null : <Bars title={charts.companions} data={companions} columns={6} />
}

export const MovieCharts = ({ of, period }: ChartsProps) => {
  const messages = useMessages().statistics
  const { charts } = messages
  const { ratings, votes, runtimes, decades, releaseYears, genres, countries, languages } = useChartData(of, period)
  return (
    <>
      <ChartCard title={charts.ratings} data={[...ratings, ...votes]} columns={3}>
        <ColumnChart
          asShares
          series={[
            { data: ratings, tone: 'own' },
            { data: votes, tone: 'other' },
          ]}
        />
        <p className={legend} aria-hidden="true">
          <Key tone="own" text={messages.yourRatings} />
          <Key tone="other" text={messages.tmdbRatings} />
        </p>
      </ChartCard>
      <Columns title={charts.runtimes} data={runtimes} columns={3} />
      <Columns title={charts.decades} data={decades} columns={2} />
      <Columns title={charts.releaseYears} data={releaseYears} columns={4} />
      <Bars title={charts.genres} data={genres} columns={2} />
      <Bars title={charts.countries} data={countries} columns={2} />
      <Bars title={charts.languages} data={languages} columns={2} />
    </>
  )
}

interface ColumnsProps {
  readonly title: string
  readonly data: readonly Datum[]
  readonly columns: number
}

const Columns = ({ title, data, columns }: ColumnsProps) => (
  <ChartCard title={title} data={data} columns={columns}>
    <ColumnChart series={[{ data, tone: 'own' }]} />
  </ChartCard>
)

const Bars = ({ title, data, columns }: ColumnsProps) => (
  <ChartCard title={title} data={data} columns={columns}>
    <BarChart data={data.slice(0, mostBars)} />
  </ChartCard>
)

const Key = ({ tone, text }: { tone: keyof typeof swatches; text: string }) => (
  <span className={key}>
    <svg width={12} height={12} aria-hidden="true">
      <rect width={12} height={12} rx={3} fill={swatches[tone]} />
    </svg>
    {text}
  </span>
)
