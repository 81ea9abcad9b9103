import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useRatingText } from '#components/diary/use-rating-text.ts'
import { useViewingLabels } from '#components/diary/use-viewing-labels.ts'
import { inScale } from '#domain/records/own-rating.ts'
import type { Period } from '#domain/statistics/period.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { viewingsHref } from '#domain/statistics/viewing-filter.ts'
import { css } from '#styled/css'
import { quietNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Of fewer movies an average means nothing. */
export const fewestMovies = 5

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '2', md: '4', _largeText: '1' },
  gap: { base: '2', md: '3' },
})
const tile = css({
  stack: '1',
  height: 'full',
  minHeight: { base: '26', md: '32', _largeText: '0' },
  padding: { base: '3', md: '4' },
  layerStyle: 'tile',

  _hover: { background: 'raised' },
})
const large = css({
  fontSize: { base: 'xl', md: '2xl' },
  fontWeight: 'bold',
  lineHeight: 'tight',
  letterSpacing: 'tight',
})
const medium = css({ fontSize: { base: 'md', md: 'lg' }, fontWeight: 'bold', lineHeight: 'tight' })

interface TileProps {
  readonly label: string
  readonly value: string
  readonly detail?: string | undefined
  readonly href: string
  readonly isText?: boolean
}

const Tile = ({ label, value, detail, href, isText = false }: TileProps) => (
  <li>
    <Link className={tile} to={href}>
      <span className={quietNote}>{label}</span>
      <span>
        <span className={isText ? medium : large}>{value}</span>
        {detail === undefined ? null : <div className={quietNote}>{detail}</div>}
      </span>
    </Link>
  </li>
)

const minutesPerDay = 24 * 60

interface TotalsProps {
  readonly of: Statistics
  readonly period: Period
  /** Runtimes may still become known. */
  readonly isLoading: boolean
}

/** The first value while it is being counted: no headline changes while one reads it. */
const useSteady = (value: number, isCounting: boolean, subject: string): number => {
  const [steady, setSteady] = useState({ value, subject })
  if (!isCounting) return value
  if (steady.subject === subject && steady.value > 0) return steady.value
  if (steady.subject !== subject || steady.value !== value) setSteady({ value, subject })
  return value
}

export const Totals = ({ of, period, isLoading }: TotalsProps) => {
  const messages = useMessages().statistics
  const names = useViewingLabels()
  const language = useValue(useApp().language.loaded)
  const { scale } = useRatingText()
  const { totals } = messages
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)
  const { streak, busiestDay, busiestMonth, averageRating } = of
  const all = viewingsHref(period, {})
  const isCounting = isLoading && of.viewingsWithoutRuntime > 0
  const minutes = useSteady(of.minutes, isCounting, all)
  const hours = number(Math.round(minutes / 60))
  const days = Math.round(minutes / minutesPerDay)
  return (
    <ul className={list} aria-label={totals.label}>
      <Tile label={totals.movies} value={number(of.movies + of.moviesWithoutViewing)} href={all} />
      <Tile label={totals.viewings} value={number(of.viewings)} href={all} />
      <Tile
        label={totals.hours}
        value={minutes === 0 && of.viewingsWithoutRuntime > 0 ? '–' : isCounting ? `${hours}+` : hours}
        detail={isCounting ? totals.counting : days > 1 ? messages.days({ count: days }) : undefined}
        href={all}
      />
      <Tile label={totals.rewatches} value={number(of.rewatches)} href={viewingsHref(period, { rewatch: '1' })} />
      {averageRating === null || of.movies < fewestMovies ? null : (
        <Tile
          label={totals.average}
          value={`★ ${number(inScale(averageRating, scale).rating, 1)}`}
          detail={messages.movies({ count: of.ratedMovies })}
          href={viewingsHref(period, { rated: '1' })}
        />
      )}
      {streak === null ? null : (
        <Tile
          label={totals.streak}
          value={messages.days({ count: streak.days })}
          detail={streak.days > 1 ? names.dates(streak.from, streak.to) : names.date(streak.from)}
          href={viewingsHref({ from: streak.from, to: streak.to }, {})}
          isText
        />
      )}
      {busiestDay === null ? null : (
        <Tile
          label={totals.busiestDay}
          value={names.mediumDate(busiestDay.key)}
          detail={messages.viewings({ count: busiestDay.count })}
          href={viewingsHref(period, { day: busiestDay.key })}
          isText
        />
      )}
      {busiestMonth === null ? null : (
        <Tile
          label={totals.busiestMonth}
          value={names.monthOfYear(busiestMonth.key)}
          detail={messages.viewings({ count: busiestMonth.count })}
          href={viewingsHref(period, { month: busiestMonth.key })}
          isText
        />
      )}
    </ul>
  )
}
