import { isCalendarDay } from '../values/day.ts'

/** Days from `from` to `to`, both included; '' has no limit. All time has neither. */
export interface Period {
  readonly from: string
  readonly to: string
}

export const allTime: Period = { from: '', to: '' }

export const yearPeriod = (year: string): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` })

export const isAllTime = ({ from, to }: Period): boolean => from === '' && to === ''

/** A viewing without a date belongs to all time only. */
export const isInPeriod = (day: string | null, period: Period): boolean =>
  day === null ? isAllTime(period) : day >= period.from && (period.to === '' || day <= period.to)

/** In the address: a year, or the ends of a range. */
export interface PeriodParameters {
  readonly year: string
  readonly from: string
  readonly to: string
}

const yearPattern = /^\d{4}$/
const validDay = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text) ? text : '')

export const periodFrom = ({ year, from, to }: PeriodParameters): Period => {
  if (yearPattern.test(year)) return yearPeriod(year)
  return { from: validDay(from), to: validDay(to) }
}

export const yearOfPeriod = ({ from, to }: Period): string => {
  const year = from.slice(0, 4)
  return year !== '' && from === `${year}-01-01` && to === `${year}-12-31` ? year : ''
}

export const parametersOf = (period: Period): Readonly<Record<string, string>> => {
  const year = yearOfPeriod(period)
  if (year !== '') return { year }
  return { ...(period.from !== '' && { from: period.from }), ...(period.to !== '' && { to: period.to }) }
}
