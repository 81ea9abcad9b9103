import { dayPattern, isCalendarDay, localDayOf } from './day.ts'
import { type IsoTime, isoTimeFrom, unknownTime } from './instant.ts'

/** `YYYY-MM-DD`, the same day in every time zone, or a minute in UTC: `YYYY-MM-DDTHH:MMZ`. */
export type WatchedAt = string

export const minuteOf = (time: IsoTime): WatchedAt => `${time.slice(0, 16)}Z`

const unknownMinute = minuteOf(unknownTime)

export const knownMinuteOf = (time: IsoTime): WatchedAt | null => {
  const minute = minuteOf(time)
  return minute === unknownMinute ? null : minute
}

/** From a day, or from ISO text or epoch milliseconds of any precision; null for everything else. */
export const watchedAtFrom = (value: unknown): WatchedAt | null => {
  if (typeof value === 'string' && dayPattern.test(value)) return isCalendarDay(value) ? value : null
  const time = isoTimeFrom(value)
  return time === null ? null : knownMinuteOf(time)
}

/** Greater for a later time: by the day where the user is; of one day, a known time is above a day alone. Empty for none. */
export const watchedKey = (watchedAt: WatchedAt | null): string => {
  if (watchedAt === null) return ''
  return dayPattern.test(watchedAt) ? watchedAt : `${localDayOf(watchedAt)}T${watchedAt}`
}
