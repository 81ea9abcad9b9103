import { queryOptions } from '@tanstack/react-query'
import type { App } from '../app/app.ts'

/** Reads the settings once: call it again when they change. */
export const serviceListQuery = (
  { language, settings, provider }: Pick<App, 'language' | 'settings' | 'provider'>,
  queries: ReturnType<App['provider']['queries']['peek']>,
) => {
  const key = {
    language: language.current.peek(),
    region: settings.region.peek(),
    source: provider.isDemo.peek() ? 'demo' : 'tmdb',
  }
  const query = queries.services()
  return queryOptions({
    queryKey: ['service list', key],
    queryFn: async () => {
      const stored = provider.lists.read(key)
      if (stored) return stored
      try {
        const services = await provider.queryClient.fetchQuery(query)
        provider.lists.write(key, services)
        return services
      } catch (error) {
        const old = provider.lists.readOld(key)
        if (old) return old
        throw error
      }
    },
  })
}
