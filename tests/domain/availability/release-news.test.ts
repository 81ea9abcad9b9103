import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNews, dismissedOn, newsOf, type Visits, visitOn } from '#domain/availability/release-news.ts'
import { type KnownReleases, type ReleaseDates, releasesOf } from '#domain/availability/releases.ts'
import { releaseKinds } from '#domain/movie/release-kinds.ts'
import { daysAfter } from '#domain/values/day.ts'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'

// Added on 2026-01-01.
const watchlist = watchlistOf('Alien', 'Dune', 'Solaris')
const releases = (movies: Readonly<Record<string, ReleaseDates>>) => {
  const known: KnownReleases = new Map(
    Object.entries(movies).map(([title, dates]) => [idOf(title), { dates, fetchedAt: 0 }]),
  )
  return releasesOf(watchlist, known, releaseKinds)
}
const newsOn = (today: string, visits: Visits, movies: Readonly<Record<string, ReleaseDates>>) =>
  newsOf(releases(movies), watchlist, visits, today).map(({ movie, event }) => `${movie.title} ${event}`)

/** The visits of a user who opened Home on these days. */
const visitsOn = (...days: readonly string[]): Visits =>
  days.reduce<Visits | null>(visitOn, null) ?? { since: '', previous: '', last: '' }

const movies = {
  Alien: { cinema: '2026-03-01', digital: '2026-03-12' },
  Dune: { digital: '2026-03-10' },
  Solaris: { cinema: '2026-03-20' },
}

describe('new releases', () => {
  it('are none on the first visit', () => {
    expect(newsOn('2026-03-15', visitsOn('2026-03-15'), movies)).toEqual([])
  })

  it('are what came out since the last visit, each movie once with its latest release', () => {
    expect(newsOn('2026-03-15', visitsOn('2026-02-01', '2026-03-15'), movies)).toEqual([
      'Alien digital',
      'Dune digital',
    ])
    expect(newsOn('2026-03-15', visitsOn('2026-03-11', '2026-03-15'), movies)).toEqual(['Alien digital'])
  })

  it('stay through a reload and through later visits, for a month after the visit that showed them', () => {
    const days = ['2026-03-01', '2026-03-15']
    const shown = ['Alien digital', 'Dune digital']
    expect(newsOn('2026-03-15', visitsOn(...days, '2026-03-15'), movies)).toEqual(shown)
    expect(newsOn('2026-03-19', visitsOn(...days, '2026-03-17', '2026-03-19'), movies)).toEqual(shown)
    expect(newsOn('2026-04-15', visitsOn(...days, '2026-04-10', '2026-04-15'), movies)).toEqual([
      'Solaris cinema',
      'Alien digital',
    ])
    expect(newsOn('2026-05-30', visitsOn(...days, '2026-05-20', '2026-05-30'), movies)).toEqual([])
  })

  it('are those of three months for a user who was away for three months', () => {
    expect(newsOn('2026-06-01', visitsOn('2026-03-01', '2026-06-01'), movies)).toEqual([
      'Solaris cinema',
      'Alien digital',
      'Dune digital',
    ])
  })

  it('are gone once they are dismissed, and what comes out later is new', () => {
    const visits = dismissedOn(visitsOn('2026-03-01', '2026-03-15'), '2026-03-15')
    expect(newsOn('2026-03-15', visits, movies)).toEqual([])
    expect(newsOn('2026-03-21', visitOn(visits, '2026-03-21'), movies)).toEqual(['Solaris cinema'])
  })

  it('are not what came out before the movie was added', () => {
    const visits = visitsOn('2025-12-01', '2026-01-05')
    expect(newsOn('2026-01-05', visits, { Alien: { cinema: '2025-12-20' }, Dune: { cinema: '2026-01-01' } })).toEqual([
      'Dune cinema',
    ])
  })

  it('are the same when the clock of the computer goes back', () => {
    const visits = visitsOn('2026-03-01', '2026-03-15')
    expect(visitOn(visits, '2026-03-10')).toEqual(visits)
  })
})

const someDay = fc.integer({ min: -40, max: 200 }).map((days) => daysAfter('2026-01-01', days))
const someMovies = fc.dictionary(
  fc.constantFrom('Alien', 'Dune', 'Solaris'),
  fc.record({ cinema: someDay, digital: someDay, physical: someDay }, { requiredKeys: [] }),
)

describe('the day from which there is news', () => {
  it('says on which days there is some', () => {
    fc.assert(
      fc.property(someMovies, fc.array(someDay, { minLength: 1 }), someDay, (dates, days, later) => {
        const visits = visitsOn(...days.toSorted())
        const due = dayOfNews(releases(dates), watchlist, visits)
        const today = later > visits.last ? later : visits.last
        expect(newsOf(releases(dates), watchlist, visits, today).length > 0).toBe(due !== null && due <= today)
      }),
    )
  })
})
