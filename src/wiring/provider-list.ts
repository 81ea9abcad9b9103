import { queryOptions } from '@tanstack/react-query'
import type { App } from './app.ts'

/** The region's streaming services: kept ones of the last 24 h, else the provider's. For the settings of this moment. */
export const providerListQuery = (
  {
    language,
    region,
    isDemo,
    queryClient,
    providerLists,
  }: Pick<App, 'language' | 'region' | 'isDemo' | 'queryClient' | 'providerLists'>,
  queries: ReturnType<App['queries']['peek']>,
) => {
  const of = { language: language.peek(), region: region.peek(), source: isDemo.peek() ? 'demo' : 'tmdb' }
  const asked = queries.watchProviders()
  return queryOptions({
    queryKey: ['provider list', of],
    queryFn: async () => {
      const kept = providerLists.read(of)
      if (kept) return kept
      const providers = await queryClient.fetchQuery(asked)
      providerLists.write(of, providers)
      return providers
    },
  })
}
