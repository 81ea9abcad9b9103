import { useQuery } from '@tanstack/react-query'
import type { WatchProvider } from '#domain/availability/watch-providers.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { providerListQuery } from '#wiring/movies/provider-list.ts'

const none: readonly WatchProvider[] = []

/** The person's services in their region, the most popular first; none until the region's list has loaded. */
export const useMyServices = (): readonly WatchProvider[] => {
  const app = useApp()
  const mine = useValue(app.settings.myServices)
  const { data = none } = useQuery(providerListQuery(app, useValue(app.provider.queries)))
  return data.filter(({ id }) => mine.includes(id))
}
