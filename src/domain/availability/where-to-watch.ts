import type { WatchProvider } from './watch-providers.ts'

export interface RegionOffers {
  readonly link: string | null
  readonly flatrate: readonly WatchProvider[]
  readonly free: readonly WatchProvider[]
  readonly ads: readonly WatchProvider[]
  readonly rent: readonly WatchProvider[]
  readonly buy: readonly WatchProvider[]
}

export type OffersByRegion = Readonly<Record<string, RegionOffers>>

export interface Offers extends RegionOffers {
  readonly country: string
}

export interface OfferGroup {
  readonly kind: 'stream' | 'free' | 'ads' | 'rent and buy'
  readonly providers: readonly WatchProvider[]
}

const hasProvider = ({ flatrate, free, ads, rent, buy }: RegionOffers): boolean =>
  [flatrate, free, ads, rent, buy].some((providers) => providers.length > 0)

/** Falls back to US, GB, then the first country with offers. */
export const offersFor = (regions: OffersByRegion, region: string): Offers | null => {
  for (const country of [region, 'US', 'GB', ...Object.keys(regions)]) {
    const offers = Object.hasOwn(regions, country) ? regions[country] : undefined
    if (offers && hasProvider(offers)) return { ...offers, country }
  }
  return null
}

export const offerGroups = (offers: RegionOffers): readonly OfferGroup[] => {
  const rentIds = new Set(offers.rent.map((provider) => provider.id))
  const rentAndBuy = [...offers.rent, ...offers.buy.filter((provider) => !rentIds.has(provider.id))]
  const groups: readonly OfferGroup[] = [
    { kind: 'stream', providers: offers.flatrate },
    { kind: 'free', providers: offers.free },
    { kind: 'ads', providers: offers.ads },
    { kind: 'rent and buy', providers: rentAndBuy },
  ]
  return groups.filter((group) => group.providers.length > 0)
}
