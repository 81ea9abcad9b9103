import { useQuery } from '@tanstack/react-query'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { serviceListQuery } from '#wiring/movies/service-list.ts'

/** Takes a service as in the address; '' until its name is known. */
export const useServiceLabel = (service: string): string => {
  const app = useApp()
  const { settingNames } = useMessages()
  const isNamed = service !== '' && service !== anyOfMine
  const { data } = useQuery({ ...serviceListQuery(app, useValue(app.provider.queries)), enabled: isNamed })
  if (!isNamed) return service && settingNames.services
  return data?.find(({ id }) => String(id) === service)?.name ?? ''
}
