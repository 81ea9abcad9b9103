import { type Availability, isKept, type KnownAvailability } from '#domain/availability.ts'
import { isTmdbId, type MovieId } from '#domain/movie.ts'
import { isServiceList } from '#domain/my-services.ts'
import { isObject } from '#domain/schema.ts'
import type { Answers } from './answers.ts'
import { parseJson } from './safe-storage.ts'

export interface AvailabilityScope {
  readonly source: 'demo' | 'tmdb'
  readonly region: string
}

/** Of films in each region, at most a week old. Nothing here is a record. */
export interface AvailabilityStore {
  /** Removes what is too old, of every region. */
  readonly read: (scope: AvailabilityScope) => Promise<KnownAvailability>
  readonly write: (scope: AvailabilityScope, id: MovieId, availability: Availability) => Promise<void>
}

/** Change the name with the format: the rows outlive a version of the app. */
const kind = 'availability'
const keyOf = ({ source, region }: AvailabilityScope, id: MovieId): string => JSON.stringify([kind, source, region, id])

const availabilityFrom = (row: unknown): Availability | null => {
  if (!isObject(row)) return null
  const { services, fetchedAt } = row
  return isServiceList(services) && typeof fetchedAt === 'number' ? { services, fetchedAt } : null
}

export const createAvailabilityStore = (
  answers: Pick<Answers, 'readAll' | 'write' | 'remove'>,
  now: () => number,
): AvailabilityStore => ({
  read: async (scope) => {
    const known = new Map<MovieId, Availability>()
    const tooOld: string[] = []
    for (const [key, row] of await answers.readAll(`["${kind}",`)) {
      const availability = availabilityFrom(row)
      const [, source, region, id] = Object(parseJson(key))
      if (availability === null || !isKept(availability, now())) tooOld.push(key)
      else if (source === scope.source && region === scope.region && isTmdbId(id)) known.set(id, availability)
    }
    await answers.remove(tooOld)
    return known
  },
  write: (scope, id, availability) => answers.write(keyOf(scope, id), availability, []),
})
