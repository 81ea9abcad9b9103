import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useServiceById } from '../services/use-service-by-id.ts'

/** Takes a service as in the address; '' until its name is known. */
export const useServiceLabel = (service: string): string => {
  const { settingNames } = useCoreMessages()
  const isNamed = service !== '' && service !== anyOfMine
  const serviceOf = useServiceById(isNamed)
  return isNamed ? (serviceOf(Number(service))?.name ?? '') : service && settingNames.services
}
