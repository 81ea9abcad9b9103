import * as v from 'valibot'
import type { MovieId } from '#domain/movie.ts'
import type { ReleaseKind } from '#domain/release-kinds.ts'
import type { ReleaseDates } from '#domain/releases.ts'
import { row } from '#domain/schema.ts'
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

/** The first day of each kind: a country has one for each language, and for each time that a film comes back. */
export const findReleaseDates = async (
  http: Http,
  region: string,
  id: MovieId,
  signal: AbortSignal,
): Promise<ReleaseDates> => {
  const { results } = await createCallById(http)(releaseDates, ['/movie', id, '/release_dates'], {}, { signal })
  const dates: Partial<Record<ReleaseKind, string>> = {}
  for (const country of results) {
    if (country.iso_3166_1 !== region) continue
    for (const { type, release_date } of country.release_dates) {
      const kind = kindOfType.get(type)
      const found = release_date.slice(0, 10)
      if (kind && found < (dates[kind] ?? '9')) dates[kind] = found
    }
  }
  return dates
}
