import * as v from 'valibot'
import type { ReleaseDates } from '#domain/availability/releases.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { type ReleaseEvent, type ReleaseKind, releaseKinds } from '#domain/movie/release-kinds.ts'
import { daysAfter } from '#domain/values/day.ts'
import { row } from '#domain/values/schema.ts'
import { createCallById } from './api-call.ts'
import type { Http } from './http.ts'
import { optionalRows, rows, text } from './schemas.ts'

// A day at midnight UTC, whatever the time zone of the country.
const day = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T|$)/))

const releaseDates = row({
  results: rows(row({ iso_3166_1: text, release_dates: optionalRows(row({ type: v.number(), release_date: day })) })),
})

// The others are premieres, limited runs and television.
const kindOfType: ReadonlyMap<number, ReleaseKind> = new Map([
  [3, 'cinema'],
  [4, 'digital'],
  [5, 'physical'],
])

// Sooner it is the same release, in another language or a larger format.
const returnsAfterDays = 180

const datesOf = (days: Readonly<Record<ReleaseKind, readonly string[]>>): ReleaseDates => {
  const dates: Partial<Record<ReleaseEvent, string>> = {}
  for (const kind of releaseKinds) {
    const [first, ...later] = days[kind].toSorted()
    const last = later.at(-1)
    if (first !== undefined) dates[kind] = first
    if (kind === 'cinema' && first && last && last > daysAfter(first, returnsAfterDays)) dates.return = last
  }
  return dates
}

export const findReleaseDates = async (
  http: Http,
  region: string,
  id: MovieId,
  signal: AbortSignal,
): Promise<ReleaseDates> => {
  const { results } = await createCallById(http)(releaseDates, ['/movie', id, '/release_dates'], {}, { signal })
  const days: Record<ReleaseKind, string[]> = { cinema: [], digital: [], physical: [] }
  for (const country of results) {
    if (country.iso_3166_1 !== region) continue
    for (const { type, release_date } of country.release_dates) {
      const kind = kindOfType.get(type)
      if (kind) days[kind].push(release_date.slice(0, 10))
    }
  }
  return datesOf(days)
}
