import { type DiscoverFilter, withoutConditions } from '#domain/discover/discover-filter.ts'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Without the conditions that the demo catalog has no facts for, and 'my services' where there are none. */
export const useAnswerable = (filter: DiscoverFilter): DiscoverFilter => {
  const { provider, settings } = useApp()
  const isDemo = useValue(provider.isDemo)
  const hasServices = useValue(settings.myServices).length > 0
  return withoutConditions(filter, [
    ...(isDemo ? (['age', 'keywords', 'companies', 'cinema'] as const) : []),
    ...(filter.service === anyOfMine && !hasServices ? (['service'] as const) : []),
  ])
}
