import { anyOfMine } from '#domain/lists/movie-filter.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useLoadAvailability } from '#wiring/movies/movie-data.ts'
import type { ListLocation } from '../place/use-list-location.ts'
import { useMyServices } from '../services/use-my-services.ts'

interface ServiceFilterProps {
  /** '' for all. */
  readonly service: string
  readonly label: string
  readonly change: ListLocation['change']
}

/** By the person's services, for those who have chosen some. */
export const ServiceFilter = (props: ServiceFilterProps) => {
  const hasServices = useValue(useApp().settings.myServices).length > 0
  return hasServices || props.service !== '' ? <ServiceSelect {...props} /> : null
}

const none: readonly MovieId[] = []

const ServiceSelect = ({ service, label, change }: ServiceFilterProps) => {
  const messages = useMessages().services
  const services = useMyServices()
  // A list of which no movie is shown has no marks that would ask.
  useLoadAvailability(none)
  const own = services.map(({ id, name }) => ({ value: String(id), label: name }))
  const known = [{ value: '', label: messages.anywhere }, { value: anyOfMine, label: messages.mine }, ...own]
  const isKnown = known.some(({ value }) => value === service)
  return (
    <NativeSelect
      label={messages.filter}
      labelPlacement="above"
      choices={isKnown ? known : [...known, { value: service, label }]}
      value={service}
      onChange={(chosen) => change({ service: chosen })}
    />
  )
}
