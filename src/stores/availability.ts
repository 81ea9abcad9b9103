import { type Availability, isKept } from '#domain/availability.ts'
import { isServiceList } from '#domain/my-services.ts'
import { isObject } from '#domain/schema.ts'
import type { FilmCacheFormat } from './film-cache.ts'

const availabilityFrom = (row: unknown): Availability | null => {
  if (!isObject(row)) return null
  const { services, fetchedAt } = row
  return isServiceList(services) && typeof fetchedAt === 'number' ? { services, fetchedAt } : null
}

/** At most a week old. */
export const availabilityFormat: FilmCacheFormat<Availability> = {
  name: 'availability',
  valueFrom: availabilityFrom,
  isKept,
}
