import type { StreamingService } from '#domain/availability/streaming-services.ts'
import { isTmdbId } from '#domain/movie/movie.ts'
import { picturePathFrom } from '#domain/stored/stored-fields.ts'
import { dayMs } from '#domain/values/day.ts'
import { isYounger } from '#domain/values/instant.ts'
import { isObject } from '#domain/values/schema.ts'
import { servicesKey, servicesPrefix } from '../keys.ts'
import type { RecordsWorld } from '../records/records-world.ts'
import { safeStorage } from '../safe-storage.ts'
import { maxAnswerAgeMs } from './max-answer-age.ts'

/** The demo catalog has other services in the same region, hence `source`. */
export interface ServiceListKey {
  readonly region: string
  readonly language: string
  readonly source: string
}

export interface ServiceLists {
  /** Null when missing, older than 24 h or unreadable. */
  readonly read: (key: ServiceListKey) => readonly StreamingService[] | null
  /** At most 180 days old, for when the provider does not answer. */
  readonly readOld: (key: ServiceListKey) => readonly StreamingService[] | null
  /** By any region's list that is at most 180 days old. */
  readonly find: (source: string, id: number) => StreamingService | null
  readonly write: (key: ServiceListKey, services: readonly StreamingService[]) => void
}

const serviceFrom = (row: unknown): StreamingService | null => {
  if (!isObject(row)) return null
  const { id, name, logoPath, displayPriority } = row
  if (!isTmdbId(id) || typeof name !== 'string' || typeof displayPriority !== 'number') return null
  return { id, name, logoPath: picturePathFrom(logoPath), displayPriority }
}

export const createServiceLists = ({ storage, now }: Pick<RecordsWorld, 'storage' | 'now'>): ServiceLists => {
  const readList = (key: string, source: string, isValidAt: (time: number) => boolean) => {
    const stored = safeStorage(storage).getJson(key)
    if (!isObject(stored) || stored['source'] !== source || typeof stored['time'] !== 'number') return null
    if (!isValidAt(stored['time']) || !Array.isArray(stored['providers'])) return null
    const services = stored['providers'].map(serviceFrom)
    return services.every((service) => service !== null) ? services : null
  }
  const isUsable = (time: number) => isYounger(time, maxAnswerAgeMs, now())
  return {
    read: ({ region, language, source }) =>
      readList(servicesKey(region, language), source, (time) => isYounger(time, dayMs, now())),
    readOld: ({ region, language, source }) => readList(servicesKey(region, language), source, isUsable),
    find: (source, id) =>
      (safeStorage(storage).keys() ?? [])
        .filter((key) => key.startsWith(servicesPrefix))
        .flatMap((key) => readList(key, source, isUsable) ?? [])
        .find((service) => service.id === id) ?? null,
    write: ({ region, language, source }, services) => {
      safeStorage(storage).setJson(servicesKey(region, language), { time: now(), source, providers: services })
    },
  }
}
