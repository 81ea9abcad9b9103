import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areReleasesKept,
  byMonth,
  firstOfEach,
  type KnownReleases,
  lately,
  moviesToRelease,
  type ReleaseDates,
  releasesOf,
  releasesToAsk,
  upcoming,
} from '#domain/availability/releases.ts'
import { type ReleaseKind, releaseKinds } from '#domain/movie/release-kinds.ts'
import { daysAfter } from '#domain/values/day.ts'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'

const hour = 60 * 60_000
const day = 24 * hour
const today = '2026-03-10'
const now = Date.UTC(2026, 2, 10, 12)
const daysFromNow = (days: number): string => daysAfter(today, days)

const knownOf = (movies: Readonly<Record<string, ReleaseDates>>, fetchedAt = now): KnownReleases =>
  new Map(Object.entries(movies).map(([title, dates]) => [idOf(title), { dates, fetchedAt }]))

const watchlist = watchlistOf('Alien', 'Dune ½', 'Heat ✓', 'Solaris')
const linesOf = (releases: ReturnType<typeof releasesOf>) =>
  releases.map((release) => `${release.day} ${release.movie.title} ${release.event}`)

describe('the releases of a watchlist', () => {
  const known = knownOf({
    Alien: { cinema: '2026-03-11', digital: '2026-02-01' },
    Dune: { physical: '2026-04-01', digital: '2026-03-10' },
    Heat: { cinema: '2026-03-09' },
  })

  it('are the dates of the movies that are not watched yet, of the chosen kinds, in their order', () => {
    expect(linesOf(releasesOf(watchlist, known, releaseKinds))).toEqual([
      '2026-02-01 Alien digital',
      '2026-03-10 Dune digital',
      '2026-03-11 Alien cinema',
      '2026-04-01 Dune physical',
    ])
    expect(linesOf(releasesOf(watchlist, known, ['cinema']))).toEqual(['2026-03-11 Alien cinema'])
    expect(releasesOf(watchlist, known, [])).toEqual([])
  })

  it('have a return to cinemas beside the first release, for those who want to hear of cinemas', () => {
    const returning = knownOf({ Alien: { cinema: '1979-05-25', return: '2026-03-12' } })
    expect(linesOf(releasesOf(watchlist, returning, ['cinema']))).toEqual([
      '1979-05-25 Alien cinema',
      '2026-03-12 Alien return',
    ])
    expect(releasesOf(watchlist, returning, ['digital', 'physical'])).toEqual([])
  })

  it('are to come from tomorrow on, and recent for two months', () => {
    const releases = releasesOf(watchlist, known, releaseKinds)
    expect(linesOf(upcoming(releases, today))).toEqual(['2026-03-11 Alien cinema', '2026-04-01 Dune physical'])
    expect(linesOf(lately(releases, today))).toEqual(['2026-03-10 Dune digital', '2026-02-01 Alien digital'])
    expect(lately(releases, '2026-06-30')).toEqual([])
  })

  it('come by month, and once for each movie', () => {
    const releases = releasesOf(watchlist, known, releaseKinds)
    expect(byMonth(releases).map(({ month, releases: ofMonth }) => [month, ofMonth.length])).toEqual([
      ['2026-02', 1],
      ['2026-03', 2],
      ['2026-04', 1],
    ])
    expect(linesOf(firstOfEach(releases))).toEqual(['2026-02-01 Alien digital', '2026-03-10 Dune digital'])
  })
})

describe('asking about release dates', () => {
  it('begins with the newest movies and those without a date, and leaves out what is watched', () => {
    const dated = watchlistOf('Old', 'Unknown', 'New', 'Seen ✓').map((item) => {
      const releaseDate = { Old: '1979-05-25', New: '2026-01-01', Seen: '2026-02-01' }[item.movie.title] ?? ''
      return { ...item, movie: { ...item.movie, releaseDate } }
    })
    expect(moviesToRelease(dated).map(({ movie }) => movie.title)).toEqual(['Unknown', 'New', 'Old'])
  })

  const ageAtWhichAsked = (releaseDate: string, dates: ReleaseDates): number => {
    const [item] = watchlistOf('Alien')
    if (!item) return 0
    const items = [{ ...item, movie: { ...item.movie, releaseDate } }]
    const isAsked = (days: number) =>
      releasesToAsk(items, knownOf({ Alien: dates }, now - days * day), today, now).length > 0
    return Array.from({ length: 100 }, (_, days) => days).find(isAsked) ?? 0
  }

  it('asks again after a day while a date is near, after three for a movie that is new or to come, else after a month', () => {
    expect([
      ageAtWhichAsked('1979-05-25', { cinema: '1979-06-01', physical: daysFromNow(14) }),
      ageAtWhichAsked('2026-01-01', { cinema: daysFromNow(-14) }),
      ageAtWhichAsked('2026-01-01', { cinema: daysFromNow(-30) }),
      ageAtWhichAsked('2027-01-01', {}),
      ageAtWhichAsked('', {}),
      ageAtWhichAsked('1979-05-25', { cinema: '1979-06-01' }),
      ageAtWhichAsked('1979-05-25', {}),
    ]).toEqual([1, 1, 3, 3, 3, 30, 30])
  })

  it('drops what is older than two months, or comes from the future', () => {
    const ages = [0, 60 * day - 1, 60 * day, -1]
    expect(ages.map((age) => areReleasesKept({ dates: {}, fetchedAt: now - age }, now))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

const titles = ['Alien', 'Dune', 'Heat', 'Solaris', 'Arrival']
const someDay = fc.integer({ min: -120, max: 120 }).map(daysFromNow)
const someDates = fc.record({ cinema: someDay, digital: someDay, physical: someDay }, { requiredKeys: [] })
const someKinds = fc.subarray<ReleaseKind>([...releaseKinds])
const someKnown = fc.dictionary(fc.constantFrom(...titles), someDates).map((movies): KnownReleases => knownOf(movies))

describe('any watchlist', () => {
  it('has each release once: to come, recent or long ago', () => {
    fc.assert(
      fc.property(someKnown, someKinds, (known, kinds) => {
        const releases = releasesOf(watchlistOf(...titles), known, kinds)
        const days = releases.map((release) => release.day)
        expect(days).toEqual(days.toSorted())
        const coming = upcoming(releases, today)
        const past = lately(releases, today)
        const before = releases.filter((release) => release.day <= daysFromNow(-60))
        expect(linesOf([...before, ...past.toReversed(), ...coming])).toEqual(linesOf(releases))
        expect(byMonth(releases).flatMap(({ releases: ofMonth }) => ofMonth)).toEqual(releases)
        const movies = new Set(releases.map(({ movie }) => movie.id))
        expect(new Set(firstOfEach(releases).map(({ movie }) => movie.id))).toEqual(movies)
        expect(firstOfEach(releases)).toHaveLength(movies.size)
      }),
    )
  })
})
