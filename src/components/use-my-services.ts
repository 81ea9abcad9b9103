import { useQuery } from '@tanstack/react-query'
import type { WatchProvider } from '#domain/watch-providers.ts'
import { providerListQuery } from '#wiring/provider-list.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const none: readonly WatchProvider[] = []

/** The person's services in their region, the most popular first; none until the region's list has loaded. */
export const useMyServices = (): readonly WatchProvider[] => {
  const app = useApp()
  const mine = useValue(app.myServices)
  const { data = none } = useQuery(providerListQuery(app, useValue(app.queries)))
  return data.filter(({ id }) => mine.includes(id))
}
