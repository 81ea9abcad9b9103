import { queryOptions } from '@tanstack/react-query'
import type { StreamingService } from '#domain/availability/streaming-services.ts'
import type { App } from '../app/app.ts'

/** The provider, as it is named in what is kept. */
export const sourceOf = ({ isDemo }: Pick<App['provider'], 'isDemo'>) => (isDemo.peek() ? 'demo' : 'tmdb')

/** A service that the region's list lacks, as a list of another region has it, else with the name given. */
export const serviceElsewhere = (
  { provider }: Pick<App, 'provider'>,
  id: number,
  unknownName: string,
): StreamingService =>
  provider.lists.find(sourceOf(provider), id) ?? { id, name: unknownName, logoPath: null, displayPriority: 0 }

/** Reads the settings once: call it again when they change. */
export const serviceListQuery = (
  { language, settings, provider }: Pick<App, 'language' | 'settings' | 'provider'>,
  queries: ReturnType<App['provider']['queries']['peek']>,
) => {
  const key = {
    language: language.current.peek(),
    region: settings.region.peek(),
    source: sourceOf(provider),
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
