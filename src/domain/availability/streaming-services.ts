import { mineFirst } from '../settings/my-services.ts'
import { searchIn } from '../values/normalize-text.ts'

export interface StreamingService {
  readonly id: number
  readonly name: string
  readonly logoPath: string | null
  readonly displayPriority: number
}

const popularCount = 8

export type ServiceGroups =
  | {
      readonly kind: 'all'
      readonly first: readonly StreamingService[]
      readonly popular: readonly StreamingService[]
      readonly more: readonly StreamingService[]
    }
  | { readonly kind: 'found'; readonly found: readonly StreamingService[] }

export const serviceGroups = (
  services: readonly StreamingService[],
  search: string,
  firstIds: readonly number[],
): ServiceGroups => {
  const isFirst = ({ id }: StreamingService) => firstIds.includes(id)
  if (search.trim() === '') {
    const first = services.filter(isFirst)
    const others = services.filter((service) => !isFirst(service))
    return { kind: 'all', first, popular: others.slice(0, popularCount), more: others.slice(popularCount) }
  }
  const found = searchIn(services, search, ({ name }) => name)
  return { kind: 'found', found: mineFirst(found, firstIds) }
}

/** In ascending order, so that the same choice is the same list. */
export const toggleService = (chosen: readonly number[], id: number): readonly number[] =>
  (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]).toSorted((one, other) => one - other)
