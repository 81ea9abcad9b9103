import { useQuery } from '@tanstack/react-query'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { serviceElsewhere, serviceListQuery } from '#wiring/movies/service-list.ts'

/** Takes a service as in the address; '' until its name is known. */
export const useServiceLabel = (service: string): string => {
  const app = useApp()
  const { settingNames, servicePicker } = useCoreMessages()
  const isNamed = service !== '' && service !== anyOfMine
  const { data, isPending } = useQuery({ ...serviceListQuery(app, useValue(app.provider.queries)), enabled: isNamed })
  if (!isNamed) return service && settingNames.services
  if (isPending) return ''
  const listed = data?.find(({ id }) => String(id) === service)
  return (listed ?? serviceElsewhere(app, Number(service), servicePicker.unknown)).name
}
