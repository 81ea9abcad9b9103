import type { Watchlist } from '../records/library.ts'
import { daysAfter, localDayOf } from '../values/day.ts'
import { firstOfEach, type Release } from './releases.ts'

const shownDays = 30

/** Days on which Home was opened, by the user's local date. A day is one visit: nothing comes out during it. */
export interface Visits {
  /** What came out until then was dismissed, or is older than the first visit. */
  readonly since: string
  readonly previous: string
  readonly last: string
}

/** `before` is null for the first visit, which has no news. */
export const visitOn = (before: Visits | null, today: string): Visits => {
  if (!before) return { since: today, previous: today, last: today }
  return today > before.last ? { ...before, previous: before.last, last: today } : before
}

export const dismissedOn = (visits: Visits, today: string): Visits => ({ ...visits, since: today })

const isNews = (visits: Visits, watchlist: Watchlist): ((release: Release) => boolean) => {
  const shown = daysAfter(visits.previous, -shownDays)
  const start = visits.since > shown ? visits.since : shown
  const added = new Map(watchlist.map(({ movieId, addedAt }) => [movieId, addedAt]))
  return ({ movie, day }) => {
    // Few releases are as late, and a local day is slow to find.
    const addedAt = day > start ? added.get(movie.id) : undefined
    return day > start && (addedAt === undefined || day >= localDayOf(addedAt))
  }
}

/**
 * What came out since the previous visit, while the movie was on the list, and what came out in the month before it and
 * was not dismissed. Each movie once, the latest first.
 */
export const newsOf = (
  releases: readonly Release[],
  watchlist: Watchlist,
  visits: Visits,
  today: string,
): readonly Release[] => {
  const isNew = isNews(visits, watchlist)
  return firstOfEach(releases.filter((release) => release.day <= today && isNew(release)).reverse())
}

export const dayOfNews = (releases: readonly Release[], watchlist: Watchlist, visits: Visits): string | null =>
  releases.find(isNews(visits, watchlist))?.day ?? null
