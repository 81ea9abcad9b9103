import type { MovieId, MovieSnapshot } from '../movie/movie.ts'
import { kindOf, type ReleaseEvent, type ReleaseKind, releaseEvents } from '../movie/release-kinds.ts'
import type { Watchlist, WatchlistItem } from '../records/library.ts'
import { dayMs, daysAfter } from '../values/day.ts'
import { isYounger } from '../values/instant.ts'

const keptForMs = 60 * dayMs
const nearDays = 14
const recentDays = 365
const latelyDays = 60

/** In one region, YYYY-MM-DD: the same day in every time zone. Of several returns to cinemas, the last. */
export type ReleaseDates = Readonly<Partial<Record<ReleaseEvent, string>>>

export interface MovieReleases {
  readonly dates: ReleaseDates
  /** Epoch milliseconds. */
  readonly fetchedAt: number
}

/** Of one region. A movie that is missing is unknown. */
export type KnownReleases = ReadonlyMap<MovieId, MovieReleases>

export interface Release {
  readonly movie: MovieSnapshot
  readonly event: ReleaseEvent
  /** YYYY-MM-DD */
  readonly day: string
  readonly fetchedAt: number
}

/** What is older than two months is dropped. */
export const areReleasesKept = ({ fetchedAt }: MovieReleases, now: number): boolean =>
  isYounger(fetchedAt, keptForMs, now)

/** A day while a date is near; three for movies that are new or to come; a month for the others. */
const freshForMs = (dates: ReleaseDates, releaseDate: string, today: string): number => {
  const days = Object.values(dates)
  const isNear = (day: string) => day >= daysAfter(today, -nearDays) && day <= daysAfter(today, nearDays)
  if (days.some(isNear)) return dayMs
  const isRecent = (day: string) => day >= daysAfter(today, -recentDays)
  return releaseDate === '' || [releaseDate, ...days].some(isRecent) ? 3 * dayMs : 30 * dayMs
}

const isUnwatched = ({ status }: WatchlistItem): boolean => status !== 'watched'

/** Those of the watchlist that are not watched yet, the newest and those without a date first. */
export const moviesToRelease = (watchlist: Watchlist): readonly WatchlistItem[] => {
  const dateOf = ({ movie }: WatchlistItem) => movie.releaseDate || '9'
  return watchlist.filter(isUnwatched).sort((one, other) => (dateOf(one) < dateOf(other) ? 1 : -1))
}

export const releasesToAsk = (
  items: readonly WatchlistItem[],
  known: KnownReleases,
  today: string,
  now: number,
): readonly MovieId[] =>
  items
    .filter(({ movieId, movie }) => {
      const releases = known.get(movieId)
      return !(releases && isYounger(releases.fetchedAt, freshForMs(releases.dates, movie.releaseDate, today), now))
    })
    .map(({ movieId }) => movieId)

export const releasesOf = (
  watchlist: Watchlist,
  known: KnownReleases,
  kinds: readonly ReleaseKind[],
): readonly Release[] =>
  watchlist
    .filter(isUnwatched)
    .flatMap(({ movieId, movie }) => {
      const { dates = {}, fetchedAt = 0 } = known.get(movieId) ?? {}
      return releaseEvents.flatMap((event): readonly Release[] => {
        const day = dates[event]
        return day !== undefined && kinds.includes(kindOf(event)) ? [{ movie, event, day, fetchedAt }] : []
      })
    })
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))

export const upcoming = (releases: readonly Release[], today: string): readonly Release[] =>
  releases.filter(({ day }) => day > today)

/** Of the last two months, the latest first. */
export const lately = (releases: readonly Release[], today: string): readonly Release[] =>
  releases.filter(({ day }) => day <= today && day > daysAfter(today, -latelyDays)).reverse()

export const firstOfEach = (releases: readonly Release[]): readonly Release[] => {
  const movies = new Set<MovieId>()
  return releases.filter(({ movie }) => !movies.has(movie.id) && movies.add(movie.id))
}

const monthOf = ({ day }: Release): string => day.slice(0, 7)

/** Months are YYYY-MM, in the order of the releases. */
export const byMonth = (
  releases: readonly Release[],
): readonly { readonly month: string; readonly releases: readonly Release[] }[] =>
  [...new Set(releases.map(monthOf))].map((month) => ({
    month,
    releases: releases.filter((release) => monthOf(release) === month),
  }))
