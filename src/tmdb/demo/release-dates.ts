import { dayMs, dayNumberOf } from '#domain/values/day.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import type { Movie } from './facts.ts'
import { fraction } from './hash.ts'
import { regions } from './offers.ts'

const cinema = 3
const digital = 4
const physical = 5

const cycleDays = 150
const daysToCome = 100

interface ReleaseRow {
  readonly type: number
  readonly day: number
}

const between = (least: number, most: number, name: string): number =>
  least + Math.floor(fraction(name) * (most - least + 1))

/** The day of a cycle that is at most 100 days ahead and 50 days ago, and the same for all that time. */
const dayNear = (today: number, name: string): number => {
  const offset = between(0, cycleDays - 1, name)
  return offset + cycleDays * Math.floor((today + daysToCome - offset) / cycleDays)
}

// A quarter of the movies come as a stream or a disc, a twentieth are back in cinemas.
const returnOf = (movie: Movie, region: string): number | null => {
  const share = fraction(`${movie.id} ${region} returns`)
  if (share < 0.125) return digital
  if (share < 0.25) return physical
  return share < 0.3 ? cinema : null
}

// Sample data but for the first day of all: a disc or a stream of an old movie comes now, so that there is something to see.
const rowsIn = (movie: Movie, region: string, today: number): readonly ReleaseRow[] => {
  const name = `${movie.id} ${region}`
  const first = dayNumberOf(movie.releaseDate)
  const start = movie.countries.includes(region) ? first : first + between(0, 45, `${name} cinema`)
  const year = Number(movie.releaseDate.slice(0, 4))
  const later: readonly ReleaseRow[] = [
    ...(year >= 2008 ? [{ type: digital, day: start + between(75, 130, `${name} digital`) }] : []),
    ...(year >= 1998 ? [{ type: physical, day: start + between(120, 190, `${name} physical`) }] : []),
  ]
  const type = returnOf(movie, region)
  const returns = type === null ? [] : [{ type, day: dayNear(today, `${name} day`) }]
  return [{ type: cinema, day: start }, ...later.filter((row) => row.type !== type), ...returns]
}

const wireRow = ({ type, day }: ReleaseRow) => ({
  certification: '',
  descriptors: [],
  iso_639_1: '',
  note: '',
  release_date: isoTimeOf(day * dayMs),
  type,
})

export const releaseDatesBody = (movie: Movie, now: number) => ({
  results: regions().map((region) => ({
    iso_3166_1: region,
    release_dates: rowsIn(movie, region, Math.floor(now / dayMs)).map(wireRow),
  })),
})
