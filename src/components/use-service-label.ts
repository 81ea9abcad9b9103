import { useQuery } from '@tanstack/react-query'
import { anyOfMine } from '#domain/film-filter.ts'
import { providerListQuery } from '#wiring/provider-list.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

/** Takes a service as in the address; '' until its name is known. */
export const useServiceLabel = (service: string): string => {
  const app = useApp()
  const { fields } = useMessages().toasts.settingsSaved
  const isNamed = service !== '' && service !== anyOfMine
  const { data } = useQuery({ ...providerListQuery(app, useValue(app.queries)), enabled: isNamed })
  if (!isNamed) return service && fields.services
  return data?.find(({ id }) => String(id) === service)?.name ?? ''
}
