import { queryOptions } from '@tanstack/react-query'
import type { App } from './app.ts'

/** Reads the settings once: call it again when they change. */
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
  const key = { language: language.peek(), region: region.peek(), source: isDemo.peek() ? 'demo' : 'tmdb' }
  const query = queries.watchProviders()
  return queryOptions({
    queryKey: ['provider list', key],
    queryFn: async () => {
      const stored = providerLists.read(key)
      if (stored) return stored
      try {
        const providers = await queryClient.fetchQuery(query)
        providerLists.write(key, providers)
        return providers
      } catch (error) {
        const old = providerLists.readOld(key)
        if (old) return old
        throw error
      }
    },
  })
}
