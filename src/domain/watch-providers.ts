export interface WatchProvider {
  readonly id: number
  readonly name: string
  readonly logoPath: string | null
  readonly displayPriority: number
}

const popularCount = 8

export type ProviderGroups =
  | { readonly kind: 'all'; readonly popular: readonly WatchProvider[]; readonly more: readonly WatchProvider[] }
  | { readonly kind: 'found'; readonly found: readonly WatchProvider[] }

const normalize = (text: string): string => text.normalize('NFC').toLowerCase()

export const providerGroups = (providers: readonly WatchProvider[], search: string): ProviderGroups => {
  const query = normalize(search.trim())
  if (query === '') {
    return { kind: 'all', popular: providers.slice(0, popularCount), more: providers.slice(popularCount) }
  }
  return { kind: 'found', found: providers.filter(({ name }) => normalize(name).includes(query)) }
}

/** In ascending order, so that the same choice is the same list. */
export const toggleProvider = (chosen: readonly number[], id: number): readonly number[] =>
  (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]).toSorted((one, other) => one - other)
