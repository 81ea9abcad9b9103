import { useQuery } from '@tanstack/react-query'
import type { StreamingService } from '#domain/availability/streaming-services.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { serviceElsewhere, serviceListQuery } from '#wiring/movies/service-list.ts'

const none: readonly StreamingService[] = []

/** The user's services in their region, the most popular first; none until the region's list has loaded. */
export const useMyServices = (): readonly StreamingService[] => {
  const app = useApp()
  const mine = useValue(app.settings.myServices)
  const { data = none } = useQuery(serviceListQuery(app, useValue(app.provider.queries)))
  return data.filter(({ id }) => mine.includes(id))
}

/** Finds a service by its TMDB id, those of another region too; undefined until the region's list has loaded. */
export const useServiceById = (isNeeded = true): ((id: number) => StreamingService | undefined) => {
  const app = useApp()
  const { unknown } = useCoreMessages().servicePicker
  const query = serviceListQuery(app, useValue(app.provider.queries))
  const { data, isPending } = useQuery({ ...query, enabled: isNeeded })
  return (id) =>
    isPending ? undefined : (data?.find((service) => service.id === id) ?? serviceElsewhere(app, id, unknown))
}
