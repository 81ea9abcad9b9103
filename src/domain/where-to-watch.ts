import type { WatchProvider } from './watch-providers.ts'

/** How a film can be watched in one country, in TMDB's words. */
export interface RegionOffers {
  /** A page with all offers on a known host, null when there is none. */
  readonly link: string | null
  readonly flatrate: readonly WatchProvider[]
  readonly free: readonly WatchProvider[]
  readonly ads: readonly WatchProvider[]
  readonly rent: readonly WatchProvider[]
  readonly buy: readonly WatchProvider[]
}

/** Offers by two-letter country code. */
export type OffersByRegion = Readonly<Record<string, RegionOffers>>

/** The offers that are shown, and the two-letter code of the country they hold for. */
export interface Offers extends RegionOffers {
  readonly country: string
}

/** One group of the 'Where to Watch' panel (spec section 2). */
export interface OfferGroup {
  readonly kind: 'stream' | 'free' | 'ads' | 'rent and buy'
  readonly providers: readonly WatchProvider[]
}

const hasProvider = ({ flatrate, free, ads, rent, buy }: RegionOffers): boolean =>
  [flatrate, free, ads, rent, buy].some((providers) => providers.length > 0)

/** The offers of the wanted region, else of US, else of GB, else of the first country that has any; null without any. */
export const offersFor = (regions: OffersByRegion, region: string): Offers | null => {
  for (const country of [region, 'US', 'GB', ...Object.keys(regions)]) {
    const offers = Object.hasOwn(regions, country) ? regions[country] : undefined
    if (offers && hasProvider(offers)) return { ...offers, country }
  }
  return null
}

/** The panel's groups in their order, empty ones left out; a service that rents and sells stands once. */
export const offerGroups = (offers: RegionOffers): readonly OfferGroup[] => {
  const rented = new Set(offers.rent.map((provider) => provider.id))
  const rentAndBuy = [...offers.rent, ...offers.buy.filter((provider) => !rented.has(provider.id))]
  const groups: readonly OfferGroup[] = [
    { kind: 'stream', providers: offers.flatrate },
    { kind: 'free', providers: offers.free },
    { kind: 'ads', providers: offers.ads },
    { kind: 'rent and buy', providers: rentAndBuy },
  ]
  return groups.filter((group) => group.providers.length > 0)
}
