import { type ReleaseEvent, releaseEvents } from '#domain/release-kinds.ts'
import { areReleasesKept, type FilmReleases, type ReleaseDates } from '#domain/releases.ts'
import { isObject } from '#domain/schema.ts'
import { dayPattern } from '#domain/watched-at.ts'
import type { FilmCacheFormat } from './film-cache.ts'

const datesFrom = (value: object): ReleaseDates => {
  const given: Readonly<Record<string, unknown>> = { ...value }
  const dates: Partial<Record<ReleaseEvent, string>> = {}
  for (const event of releaseEvents) {
    const day = given[event]
    if (typeof day === 'string' && dayPattern.test(day)) dates[event] = day
  }
  return dates
}

const releasesFrom = (row: unknown): FilmReleases | null => {
  if (!isObject(row)) return null
  const { dates, fetchedAt } = row
  return isObject(dates) && typeof fetchedAt === 'number' ? { dates: datesFrom(dates), fetchedAt } : null
}

/** At most two months old. */
export const releasesFormat: FilmCacheFormat<FilmReleases> = {
  name: 'release dates',
  valueFrom: releasesFrom,
  isKept: areReleasesKept,
}
