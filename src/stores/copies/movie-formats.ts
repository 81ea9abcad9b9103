import { type Availability, isKept } from '#domain/availability/availability.ts'
import { areReleasesKept, type MovieReleases } from '#domain/availability/releases.ts'
import { areTmdbIds } from '#domain/movie/movie.ts'
import type { MovieFacts } from '#domain/movie/movie-facts.ts'
import { type ReleaseEvent, releaseEvents } from '#domain/movie/release-kinds.ts'
import { readFacts } from '#domain/stored/stored-facts.ts'
import { dayPattern } from '#domain/values/day.ts'
import { isObject } from '#domain/values/schema.ts'
import type { MovieCacheFormat } from './movie-cache.ts'

export const availabilityFormat: MovieCacheFormat<Availability> = {
  name: 'availability',
  valueFrom: (row) => {
    if (!isObject(row)) return null
    const { services, fetchedAt } = row
    return areTmdbIds(services) && typeof fetchedAt === 'number' ? { services, fetchedAt } : null
  },
  isKept,
}

const isDay = (value: unknown): value is string => typeof value === 'string' && dayPattern.test(value)

export const releasesFormat: MovieCacheFormat<MovieReleases> = {
  name: 'release dates',
  valueFrom: (row) => {
    if (!isObject(row)) return null
    const { dates: given, fetchedAt } = row
    if (!isObject(given) || typeof fetchedAt !== 'number') return null
    const dates: Partial<Record<ReleaseEvent, string>> = {}
    for (const event of releaseEvents) {
      const day = given[event]
      if (isDay(day)) dates[event] = day
    }
    return { dates, fetchedAt }
  },
  isKept: areReleasesKept,
}

export const factsFormat: MovieCacheFormat<MovieFacts> = { name: 'film facts', valueFrom: readFacts }
