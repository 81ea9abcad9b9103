import { areReleasesKept, type MovieReleases, type ReleaseDates } from '#domain/availability/releases.ts'
import { type ReleaseEvent, releaseEvents } from '#domain/movie/release-kinds.ts'
import { dayPattern } from '#domain/values/day.ts'
import { isObject } from '#domain/values/schema.ts'
import type { MovieCacheFormat } from './movie-cache.ts'

const datesFrom = (value: object): ReleaseDates => {
  const given: Readonly<Record<string, unknown>> = { ...value }
  const dates: Partial<Record<ReleaseEvent, string>> = {}
  for (const event of releaseEvents) {
    const day = given[event]
    if (typeof day === 'string' && dayPattern.test(day)) dates[event] = day
  }
  return dates
}

const releasesFrom = (row: unknown): MovieReleases | null => {
  if (!isObject(row)) return null
  const { dates, fetchedAt } = row
  return isObject(dates) && typeof fetchedAt === 'number' ? { dates: datesFrom(dates), fetchedAt } : null
}

export const releasesFormat: MovieCacheFormat<MovieReleases> = {
  name: 'release dates',
  valueFrom: releasesFrom,
  isKept: areReleasesKept,
}
