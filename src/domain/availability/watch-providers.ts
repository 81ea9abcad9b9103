import { mineFirst } from '../settings/my-services.ts'

export interface WatchProvider {
  readonly id: number
  readonly name: string
  readonly logoPath: string | null
  readonly displayPriority: number
}

const popularCount = 8

export type ProviderGroups =
  | {
      readonly kind: 'all'
      readonly first: readonly WatchProvider[]
      readonly popular: readonly WatchProvider[]
      readonly more: readonly WatchProvider[]
    }
  | { readonly kind: 'found'; readonly found: readonly WatchProvider[] }

const normalize = (text: string): string => text.normalize('NFC').toLowerCase()

export const providerGroups = (
  providers: readonly WatchProvider[],
  search: string,
  firstIds: readonly number[],
): ProviderGroups => {
  const isFirst = ({ id }: WatchProvider) => firstIds.includes(id)
  const query = normalize(search.trim())
  if (query === '') {
    const first = providers.filter(isFirst)
    const others = providers.filter((provider) => !isFirst(provider))
    return { kind: 'all', first, popular: others.slice(0, popularCount), more: others.slice(popularCount) }
  }
  const found = providers.filter(({ name }) => normalize(name).includes(query))
  return { kind: 'found', found: mineFirst(found, firstIds) }
}

/** In ascending order, so that the same choice is the same list. */
export const toggleProvider = (chosen: readonly number[], id: number): readonly number[] =>
  (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]).toSorted((one, other) => one - other)
