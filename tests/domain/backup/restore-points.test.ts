import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptPoints, maxRestoreBytes, type RestorePoint } from '#domain/backup/restore-points.ts'
import { daysAfter } from '#domain/values/day.ts'

const first = '2026-01-05'

const point = (id: number, day: string, fields: Partial<RestorePoint> = {}): RestorePoint => ({
  id,
  time: `${day}T09:00:00.000Z`,
  day,
  reason: 'daily',
  bytes: 1000,
  fingerprint: id,
  revision: id,
  ...fields,
})

/** One a day, the last one on day `days - 1` after 2026-01-05, a Monday. */
const daily = (days: number): readonly RestorePoint[] =>
  Array.from({ length: days }, (_, index) => point(index + 1, daysAfter(first, index)))

const daysOf = (points: readonly RestorePoint[]) => points.map(({ day }) => day)

/** Random points, several on some days. */
const anyPoints = fc
  .array(
    fc.record({
      hoursLater: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 500 })),
      megabytes: fc.integer({ min: 0, max: 30 }),
      reason: fc.constantFrom('daily' as const, 'import' as const),
    }),
    { maxLength: 40 },
  )
  .map((made) => {
    let hours = 0
    return made.map(({ hoursLater, megabytes, reason }, index) => {
      hours += hoursLater
      const day = daysAfter(first, Math.floor(hours / 24))
      const time = `${day}T${String(hours % 24).padStart(2, '0')}:00:00.000Z`
      return point(index + 1, day, { time, reason, bytes: megabytes * 1024 * 1024 })
    })
  })

describe('the restore points that are kept', () => {
  it('are those of seven days and of four weeks', () => {
    // 2026-03-15, the last of these days, is a Sunday.
    expect(daysOf(keptPoints(daily(70)))).toEqual([
      '2026-03-15',
      '2026-03-14',
      '2026-03-13',
      '2026-03-12',
      '2026-03-11',
      '2026-03-10',
      '2026-03-09',
      '2026-03-08',
      '2026-03-01',
      '2026-02-22',
    ])
  })

  it('are all of the last 24 hours, so that a point outlives the one that undoing it makes', () => {
    const today = ['08', '12', '16'].map((hour, index) =>
      point(index + 1, first, { time: `${first}T${hour}:00:00.000Z`, reason: 'import' }),
    )
    expect(keptPoints(today)).toEqual([...today].reverse())
    expect(keptPoints([...today, point(4, '2026-01-07')]).map(({ id }) => id)).toEqual([4, 3])
  })

  it('go oldest first when they are too large, but for the newest', () => {
    const large = daily(3).map((each) => ({ ...each, bytes: maxRestoreBytes / 2 }))
    expect(daysOf(keptPoints(large))).toEqual(['2026-01-07', '2026-01-06'])
    const huge = daily(3).map((each) => ({ ...each, bytes: maxRestoreBytes + 1 }))
    expect(daysOf(keptPoints(huge))).toEqual(['2026-01-07'])
  })

  it('are the same whether old ones were dropped day by day or at once', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const small = points.map((each) => ({ ...each, bytes: 1 }))
        let kept: readonly RestorePoint[] = []
        for (const next of small) kept = keptPoints([next, ...kept])
        expect(kept).toEqual(keptPoints(small))
      }),
    )
  })

  it('always include the newest, fit, and are few', () => {
    fc.assert(
      fc.property(anyPoints, fc.integer({ min: 0, max: 100 * 1024 * 1024 }), (points, maxBytes) => {
        const kept = keptPoints(points, maxBytes)
        expect(kept[0]).toBe(points.at(-1))
        expect(kept.length <= 1 || kept.reduce((sum, { bytes }) => sum + bytes, 0) <= maxBytes).toBe(true)
        const oldDays = new Set(daysOf(kept.filter(({ day }) => day !== points.at(-1)?.day)))
        expect(oldDays.size).toBeLessThanOrEqual(7 + 4)
        expect(keptPoints(kept, maxBytes)).toEqual(kept)
      }),
    )
  })
})
