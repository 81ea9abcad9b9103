import { dayMs, dayNumberOf } from '../values/day.ts'
import { type IsoTime, millisecondsOf } from '../values/instant.ts'

/** What the point was made before; a 'daily' one is made before nothing in particular. */
export type RestoreReason = 'daily' | 'import' | 'joining' | 'restore' | 'removals'

/** A copy of all records but the API key, as it was at one time. */
export interface RestorePoint {
  /** Larger than those of all earlier points. */
  readonly id: number
  readonly time: IsoTime
  /** The user's local day, YYYY-MM-DD. */
  readonly day: string
  readonly reason: RestoreReason
  /** As kept: compressed. */
  readonly bytes: number
  /** Of all records without their snapshots. */
  readonly fingerprint: number
  /** Of the database when it was read. */
  readonly revision: number
}

const keptDays = 7
const keptWeeks = 4
export const maxRestoreBytes = 50 * 1024 * 1024

/** Weeks begin on Monday: 1970-01-01 was a Thursday. */
const weekOf = ({ day }: RestorePoint): number => Math.floor((dayNumberOf(day) + 3) / 7)

/** The last point of each of the latest periods in which there are any; `points` are newest first. */
const lastOfEach = (
  points: readonly RestorePoint[],
  periodOf: (point: RestorePoint) => string | number,
  periods: number,
): readonly RestorePoint[] => {
  const last = new Map<string | number, RestorePoint>()
  for (const point of points) {
    const period = periodOf(point)
    if (!last.has(period)) last.set(period, point)
  }
  return [...last.values()].slice(0, periods)
}

export const newestFirst = (points: readonly RestorePoint[]): readonly RestorePoint[] =>
  [...points].sort((one, other) => other.id - one.id)

/**
 * The points to keep, newest first: those of the last 24 hours, the last one of each of seven days and of four weeks.
 * The oldest of them go until `maxBytes` suffice, but never the newest.
 */
export const keptPoints = (points: readonly RestorePoint[], maxBytes = maxRestoreBytes): readonly RestorePoint[] => {
  const sorted = newestFirst(points)
  const [newest] = sorted
  if (!newest) return []
  const isRecent = ({ time }: RestorePoint) => Math.abs(millisecondsOf(newest.time) - millisecondsOf(time)) <= dayMs
  const kept = new Set([
    ...sorted.filter(isRecent),
    ...lastOfEach(sorted, ({ day }) => day, keptDays),
    ...lastOfEach(sorted, weekOf, keptWeeks),
  ])
  let bytes = 0
  return sorted
    .filter((point) => kept.has(point))
    .filter((point, index) => {
      bytes += point.bytes
      return index === 0 || bytes <= maxBytes
    })
}
