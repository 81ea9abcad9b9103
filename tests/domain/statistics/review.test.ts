import { describe, expect, it } from 'vitest'
import { emptyLibrary } from '#domain/records/library.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { reviewOf } from '#domain/statistics/review.ts'
import { idOf, minute, snapshot } from '#tests/support/fixtures.ts'

const movie = (title: string, days: readonly (string | null)[], rating?: number) => ({
  movieId: idOf(title),
  watchedAt: null,
  ...(rating !== undefined && { rating }),
  movie: slimSnapshotOf(snapshot(title, { runtime: 100, genres: ['Horror'] })),
  plays: days.map((day, index) => ({
    id: index + 1,
    watchedAt: day,
    createdAt: minute(index),
    lastModified: minute(index),
  })),
})

const library = {
  ...emptyLibrary,
  watchHistory: [
    movie('Alien', ['2026-03-01', '2026-12-24'], 9),
    movie('Dune', ['2025-12-31', '2026-01-02'], 10),
    movie('Heat', ['2026-05-05']),
    movie('Jaws', [null, '2025-01-01'], 10),
  ],
}

const today = '2026-12-31'

describe('the review of a year', () => {
  it('has the first, the last and the best rated movie of that year alone', () => {
    const review = reviewOf(library, new Map(), '2026', today)
    expect([review?.movies, review?.viewings, review?.minutes]).toEqual([3, 4, 400])
    expect([review?.first.movie.title, review?.first.day]).toEqual(['Dune', '2026-01-02'])
    expect([review?.last.movie.title, review?.last.day]).toEqual(['Alien', '2026-12-24'])
    expect(review?.best.map(({ movie, rating }) => [movie.title, rating])).toEqual([
      ['Dune', 10],
      ['Alien', 9],
    ])
    expect(review?.all.map(({ movie, day }) => [movie.title, day])).toEqual([
      ['Dune', '2026-01-02'],
      ['Alien', '2026-03-01'],
      ['Heat', '2026-05-05'],
    ])
    expect(review?.genres).toEqual([{ key: 'Horror', count: 3 }])
  })

  it('is none without a viewing in that year', () => {
    expect(reviewOf(library, new Map(), '2024', today)).toBe(null)
  })

  it('says how often a movie was watched up to today, and in which month most', () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-30', '2026-01-05', '2026-02-09']
    const watchHistory = days.map((day, index) => movie(`Film ${index}`, [day]))
    const paceOn = (day: string, history = watchHistory) =>
      reviewOf({ ...emptyLibrary, watchHistory: history }, new Map(), '2026', day)?.pace
    expect(paceOn('2026-04-10')).toEqual({ days: 20, month: 3 })
    expect(paceOn('2027-05-01')).toEqual({ days: 73, month: 3 })
    expect(paceOn('2026-04-10', watchHistory.slice(1))).toBeNull()
  })

  it('shows the latest movies as long as none is rated', () => {
    const watchHistory = [movie('Heat', ['2026-01-01']), movie('Ran', ['2026-02-01'])]
    const review = reviewOf({ ...emptyLibrary, watchHistory }, new Map(), '2026', today)
    expect(review?.best.map((each) => each.movie.title)).toEqual(['Ran', 'Heat'])
  })
})
