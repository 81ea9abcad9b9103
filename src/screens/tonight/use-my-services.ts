import { useQuery } from '@tanstack/react-query'
import type { WatchProvider } from '#domain/watch-providers.ts'
import { providerListQuery } from '#wiring/provider-list.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The person's services in their region; empty until their names have loaded. */
export const useMyServices = (): readonly WatchProvider[] => {
  const app = useApp()
  const chosen = useValue(app.preferences.selectedProviders.value)
  const { data = [] } = useQuery(providerListQuery(app, useValue(app.queries)))
  return data.filter(({ id }) => chosen.includes(id))
}
