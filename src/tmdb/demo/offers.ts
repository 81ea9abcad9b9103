import { once } from '#domain/values/once.ts'
import { providers } from './catalog.ts'
import type { Movie, Provider } from './facts.ts'
import { fraction } from './hash.ts'
import { type DemoResponse, logoPath, ok } from './responses.ts'

type OfferGroup = 'flatrate' | 'rent' | 'buy' | 'ads' | 'free'
export type Offers = Readonly<Partial<Record<OfferGroup, readonly Provider[]>>>

const groups: readonly OfferGroup[] = ['flatrate', 'rent', 'buy', 'ads', 'free']
const shareOfMoviesWithoutOffers = 0.12

export const regions = once(() => [...new Set(providers().flatMap(({ priorities }) => Object.keys(priorities)))].sort())

const providersByRegion = once(
  () =>
    new Map(
      regions().map((region) => {
        const priority = ({ priorities }: Provider): number => priorities[region] ?? -1
        const kept = providers().filter((provider) => priority(provider) >= 0)
        return [region, kept.sort((a, b) => priority(a) - priority(b) || a.id - b.id)]
      }),
    ),
)

export const providersIn = (region: string): readonly Provider[] => providersByRegion().get(region) ?? []

// Sample data: real offers change weekly and are not part of the catalog.
const sampleGroups = (movie: Movie, provider: Provider, rank: number, region: string): readonly OfferGroup[] => {
  const dice = fraction(`${movie.id} ${provider.id} ${region}`)
  const year = Number(movie.releaseDate.slice(0, 4))
  switch (provider.kind) {
    case 'subscription':
      return dice < Math.max(0.04, 0.28 - rank * 0.025) ? ['flatrate'] : []
    case 'anime':
      return movie.language === 'ja' && movie.genreIds.includes(16) && dice < 0.7 ? ['flatrate'] : []
    case 'store':
      return dice < 0.5 ? ['rent', 'buy'] : dice < 0.62 ? ['buy'] : []
    case 'documentaries':
      return movie.genreIds.includes(99) && dice < 0.7 ? ['rent', 'buy'] : []
    case 'ads':
      return year < 2012 && dice < 0.16 ? ['ads'] : []
    case 'free':
      return year < 2000 && dice < 0.16 ? ['free'] : []
  }
}

const sampleOffers = (movie: Movie, region: string): Offers => {
  if (fraction(`${movie.id} nowhere ${region}`) < shareOfMoviesWithoutOffers) return {}
  const offers: Partial<Record<OfferGroup, Provider[]>> = {}
  for (const [rank, provider] of providersIn(region).entries()) {
    for (const group of sampleGroups(movie, provider, rank, region)) {
      offers[group] = [...(offers[group] ?? []), provider]
    }
  }
  return offers
}

const offersCache = new Map<string, Offers>()

export const offersOf = (movie: Movie, region: string): Offers => {
  const key = `${movie.id} ${region}`
  const offers = offersCache.get(key) ?? sampleOffers(movie, region)
  offersCache.set(key, offers)
  return offers
}

export const isOfferedBy = (
  movie: Movie,
  region: string,
  providerId: number,
  ways: readonly string[] = groups,
): boolean =>
  Object.entries(offersOf(movie, region)).some(
    ([way, providers]) => ways.includes(way) && providers.some(({ id }) => id === providerId),
  )

export const isOffered = (movie: Movie, region: string, ways: readonly string[]): boolean =>
  Object.keys(offersOf(movie, region)).some((way) => ways.includes(way))

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const regionBody = (movie: Movie, region: string): object | null => {
  const offers = offersOf(movie, region)
  const offered = groups.flatMap((group) => {
    const rows = offers[group]?.map(({ id, name, priorities }) => ({
      logo_path: logoPath(id),
      provider_id: id,
      provider_name: name,
      display_priority: priorities[region] ?? 0,
    }))
    return rows ? [[group, rows] as const] : []
  })
  if (offered.length === 0) return null
  const link = `https://www.themoviedb.org/movie/${movie.id}-${encodeURIComponent(slugOf(movie.title))}/watch?locale=${region}`
  return { link, ...Object.fromEntries(offered) }
}

export const watchProvidersBody = (movie: Movie) => ({
  results: Object.fromEntries(
    regions().flatMap((region) => {
      const body = regionBody(movie, region)
      return body ? [[region, body]] : []
    }),
  ),
})

/** Sorted by id and not by priority, as TMDB does. */
export const providerListResponse = (query: URLSearchParams): DemoResponse => {
  const region = query.get('watch_region')
  const kept = region ? [...providersIn(region)].sort((a, b) => a.id - b.id) : providers()
  return ok({
    results: kept.map(({ id, name, priority, priorities }) => ({
      display_priorities: priorities,
      display_priority: region ? (priorities[region] ?? 0) : priority,
      logo_path: logoPath(id),
      provider_name: name,
      provider_id: id,
    })),
  })
}
