import type { StreamingService } from './streaming-services.ts'

export interface RegionOffers {
  readonly link: string | null
  readonly flatrate: readonly StreamingService[]
  readonly free: readonly StreamingService[]
  readonly ads: readonly StreamingService[]
  readonly rent: readonly StreamingService[]
  readonly buy: readonly StreamingService[]
}

export type OffersByRegion = Readonly<Record<string, RegionOffers>>

export interface Offers extends RegionOffers {
  readonly country: string
}

export interface OfferGroup {
  readonly kind: 'stream' | 'free' | 'ads' | 'rent and buy'
  readonly services: readonly StreamingService[]
}

const hasService = ({ flatrate, free, ads, rent, buy }: RegionOffers): boolean =>
  [flatrate, free, ads, rent, buy].some((services) => services.length > 0)

/** Falls back to US, GB, then the first country with offers. */
export const offersFor = (regions: OffersByRegion, region: string): Offers | null => {
  for (const country of [region, 'US', 'GB', ...Object.keys(regions)]) {
    const offers = Object.hasOwn(regions, country) ? regions[country] : undefined
    if (offers && hasService(offers)) return { ...offers, country }
  }
  return null
}

export const offerGroups = (offers: RegionOffers): readonly OfferGroup[] => {
  const rentIds = new Set(offers.rent.map((service) => service.id))
  const rentAndBuy = [...offers.rent, ...offers.buy.filter((service) => !rentIds.has(service.id))]
  const groups: readonly OfferGroup[] = [
    { kind: 'stream', services: offers.flatrate },
    { kind: 'free', services: offers.free },
    { kind: 'ads', services: offers.ads },
    { kind: 'rent and buy', services: rentAndBuy },
  ]
  return groups.filter((group) => group.services.length > 0)
}
