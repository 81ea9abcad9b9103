import { type Availability, isKept } from '#domain/availability/availability.ts'
import { isServiceList } from '#domain/settings/my-services.ts'
import { isObject } from '#domain/values/schema.ts'
import type { MovieCacheFormat } from './movie-cache.ts'

const availabilityFrom = (row: unknown): Availability | null => {
  if (!isObject(row)) return null
  const { services, fetchedAt } = row
  return isServiceList(services) && typeof fetchedAt === 'number' ? { services, fetchedAt } : null
}

export const availabilityFormat: MovieCacheFormat<Availability> = {
  name: 'availability',
  valueFrom: availabilityFrom,
  isKept,
}
