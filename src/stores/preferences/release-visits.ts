import { type ReadonlySignal, signal } from '@preact/signals-core'
import { type Visits, visitOn } from '#domain/availability/release-news.ts'
import { dayPattern } from '#domain/values/day.ts'
import { isObject } from '#domain/values/schema.ts'
import { releaseKeys } from '../keys.ts'
import type { TextStorage } from '../records/records-world.ts'
import { safeStorage } from '../safe-storage.ts'

export interface ReleaseVisits {
  readonly current: ReadonlySignal<Visits>
  /** Call it when Home opens: another tab may have changed what is stored. */
  readonly begin: (today: string) => void
  readonly set: (visits: Visits) => void
  readonly setDue: (day: string | null) => void
}

const isDay = (value: unknown): value is string => typeof value === 'string' && dayPattern.test(value)

const visitsFrom = (value: unknown): Visits | null => {
  if (!isObject(value)) return null
  const { since, previous, last } = value
  return isDay(since) && isDay(previous) && isDay(last) ? { since, previous, last } : null
}

export const createReleaseVisits = (storage: TextStorage | undefined, today: string): ReleaseVisits => {
  const safe = safeStorage(storage)
  const stored = () => visitsFrom(safe.getJson(releaseKeys.visits))
  const current = signal(visitOn(stored(), today))
  const set = (visits: Visits) => {
    current.value = visits
    safe.setJson(releaseKeys.visits, visits)
  }
  return {
    current,
    begin: (day) => set(visitOn(stored() ?? current.peek(), day)),
    set,
    setDue: (day) => {
      if (day === null) safe.remove(releaseKeys.due)
      else safe.set(releaseKeys.due, day)
    },
  }
}
