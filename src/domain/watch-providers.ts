/** A streaming service. */
export interface WatchProvider {
  /** TMDB's `provider_id`. */
  readonly id: number
  readonly name: string
  readonly logoPath: string | null
  /** Rank in its region, the smallest first. */
  readonly displayPriority: number
}

/** How many services of a region count as popular (spec section 9). */
const popularCount = 8

/** A region's services as the filter lists them: the popular and the others, or those whose name was searched for. */
export type ProviderGroups =
  | { readonly kind: 'all'; readonly popular: readonly WatchProvider[]; readonly more: readonly WatchProvider[] }
  | { readonly kind: 'found'; readonly found: readonly WatchProvider[] }

const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/** Groups services, which come in their region's order; a blank search is none. */
export const providerGroups = (providers: readonly WatchProvider[], search: string): ProviderGroups => {
  const wanted = folded(search.trim())
  if (wanted === '') {
    return { kind: 'all', popular: providers.slice(0, popularCount), more: providers.slice(popularCount) }
  }
  return { kind: 'found', found: providers.filter(({ name }) => folded(name).includes(wanted)) }
}

/** The choice with one service taken in or left out, in ascending order, so that the same choice is the same list. */
export const toggleProvider = (chosen: readonly number[], id: number): readonly number[] =>
  (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]).toSorted((one, other) => one - other)
