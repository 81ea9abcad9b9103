import { areTmdbIds } from '../movie/movie.ts'
import type { Services, Settings } from '../records/library.ts'
import { isObject } from '../values/schema.ts'
import { isRegionCode } from './settings.ts'

const none: readonly number[] = []

export const servicesIn = ({ services = {} }: Pick<Settings, 'services'>, region: string): readonly number[] =>
  (Object.hasOwn(services, region) ? services[region] : undefined) ?? none

export const isServices = (value: unknown): value is Services =>
  isObject(value) && Object.entries(value).every(([region, ids]) => isRegionCode(region) && areTmdbIds(ids))

/** Without the field when no region has any. */
export const withServices = (settings: Settings, region: string, ids: readonly number[]): Settings => {
  const { services: { [region]: _before, ...others } = {}, ...rest } = settings
  const unique = [...new Set(ids)].sort((one, other) => one - other)
  const services = unique.length > 0 ? { ...others, [region]: unique } : others
  return Object.keys(services).length > 0 ? { ...rest, services } : rest
}

/** Those of the user first, each part in its order. */
export const mineFirst = <Service extends { readonly id: number }>(
  services: readonly Service[],
  mine: readonly number[],
): readonly Service[] => {
  const isMine = ({ id }: Service) => mine.includes(id)
  return services.some(isMine)
    ? [...services.filter(isMine), ...services.filter((service) => !isMine(service))]
    : services
}
