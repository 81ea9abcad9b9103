import { type Answer, found, logoPath } from './bodies.ts'
import { providers } from './catalogue.ts'
import type { Film, Provider } from './facts.ts'
import { share } from './hash.ts'
import { once } from './once.ts'

/** The groups in which a film is offered, by TMDB's names. */
type OfferGroup = 'flatrate' | 'rent' | 'buy' | 'ads' | 'free'
export type Offers = Readonly<Partial<Record<OfferGroup, readonly Provider[]>>>

const groups: readonly OfferGroup[] = ['flatrate', 'rent', 'buy', 'ads', 'free']
const shareOfFilmsWithoutOffers = 0.12

const regions = once(() => [...new Set(providers().flatMap(({ priorities }) => Object.keys(priorities)))].sort())

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

/** The providers of a region, the most important first; none for a region that is not known here. */
export const providersIn = (region: string): readonly Provider[] => providersByRegion().get(region) ?? []

// What follows is sample data: real offers change weekly and are not part of the catalogue.
const offeredIn = (film: Film, provider: Provider, rank: number, region: string): readonly OfferGroup[] => {
  const dice = share(`${film.id} ${provider.id} ${region}`)
  const year = Number(film.releaseDate.slice(0, 4))
  switch (provider.kind) {
    case 'subscription':
      return dice < Math.max(0.04, 0.28 - rank * 0.025) ? ['flatrate'] : []
    case 'anime':
      return film.language === 'ja' && film.genreIds.includes(16) && dice < 0.7 ? ['flatrate'] : []
    case 'store':
      return dice < 0.5 ? ['rent', 'buy'] : dice < 0.62 ? ['buy'] : []
    case 'documentaries':
      return film.genreIds.includes(99) && dice < 0.7 ? ['rent', 'buy'] : []
    case 'ads':
      return year < 2012 && dice < 0.16 ? ['ads'] : []
    case 'free':
      return year < 2000 && dice < 0.16 ? ['free'] : []
  }
}

const sampleOffers = (film: Film, region: string): Offers => {
  if (share(`${film.id} nowhere ${region}`) < shareOfFilmsWithoutOffers) return {}
  const offers: Partial<Record<OfferGroup, Provider[]>> = {}
  for (const [rank, provider] of providersIn(region).entries()) {
    for (const group of offeredIn(film, provider, rank, region)) {
      offers[group] = [...(offers[group] ?? []), provider]
    }
  }
  return offers
}

const known = new Map<string, Offers>()

/** Who offers a film in a region; an empty record when nobody does. */
export const offersOf = (film: Film, region: string): Offers => {
  const key = `${film.id} ${region}`
  const offers = known.get(key) ?? sampleOffers(film, region)
  known.set(key, offers)
  return offers
}

/** Whether a provider offers a film in a region in any way. */
export const isOfferedBy = (film: Film, region: string, providerId: number): boolean =>
  Object.values(offersOf(film, region)).some((group) => group.some(({ id }) => id === providerId))

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const regionBody = (film: Film, region: string): object | null => {
  const offers = offersOf(film, region)
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
  const link = `https://www.themoviedb.org/movie/${film.id}-${encodeURIComponent(slugOf(film.title))}/watch?locale=${region}`
  return { link, ...Object.fromEntries(offered) }
}

/** `/movie/{id}/watch/providers` without its id: the regions where somebody offers the film. */
export const watchProvidersBody = (film: Film) => ({
  results: Object.fromEntries(
    regions().flatMap((region) => {
      const body = regionBody(film, region)
      return body ? [[region, body]] : []
    }),
  ),
})

/**
 * `/watch/providers/movie`. The rows come by id and not by priority, as TMDB's do.
 * `watch_region` keeps the providers of that region and gives them its priority.
 */
export const providerListAnswer = (query: URLSearchParams): Answer => {
  const region = query.get('watch_region')
  const kept = region ? [...providersIn(region)].sort((a, b) => a.id - b.id) : providers()
  return found({
    results: kept.map(({ id, name, priority, priorities }) => ({
      display_priorities: priorities,
      display_priority: region ? (priorities[region] ?? 0) : priority,
      logo_path: logoPath(id),
      provider_name: name,
      provider_id: id,
    })),
  })
}
