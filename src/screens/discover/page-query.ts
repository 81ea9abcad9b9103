import type { DiscoverChoices, DiscoverTab } from '#domain/movie/discover-location.ts'
import type { App } from '#wiring/app/app.ts'

type Queries = ReturnType<App['provider']['queries']['peek']>

export interface Listing extends DiscoverChoices {
  readonly tab: DiscoverTab
  readonly query: string
}

export const pageQuery = (queries: Queries, listing: Listing, page: number) => {
  const { services } = listing
  switch (listing.tab) {
    case 'search':
      return queries.search(listing.query, page)
    case 'genre':
      return queries.discoverByGenre({ genreId: listing.genreId, sort: listing.sort, services, page })
    case 'trending':
      return services.length > 0 ? queries.discoverByServices({ services, page }) : queries.trending(page)
  }
}
