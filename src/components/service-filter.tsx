import { Suspense } from 'react'
import { anyOfMine } from '#domain/film-filter.ts'
import type { MovieId } from '#domain/movie.ts'
import { useLoadAvailability } from '#wiring/flows/availability.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { FilterSelect } from './filter-select.tsx'
import type { ListLocation } from './use-list-location.ts'
import { useMyServices } from './use-my-services.ts'
import { useSectionMessages } from './use-section-messages.ts'

interface ServiceFilterProps {
  /** '' for all. */
  readonly service: string
  readonly label: string
  readonly change: ListLocation['change']
}

/** By the person's services, for those who have chosen some. */
export const ServiceFilter = (props: ServiceFilterProps) => {
  const hasServices = useValue(useApp().myServices).length > 0
  if (!hasServices && props.service === '') return null
  return (
    <div>
      <Suspense>
        <ServiceSelect {...props} />
      </Suspense>
    </div>
  )
}

const none: readonly MovieId[] = []

const ServiceSelect = ({ service, label, change }: ServiceFilterProps) => {
  const messages = useSectionMessages('services')
  const services = useMyServices()
  // A list of which no film is shown has no marks that would ask.
  useLoadAvailability(none)
  const names = new Map(services.map(({ id, name }) => [String(id), name]))
  return (
    <FilterSelect
      label={messages.filter}
      all={messages.anywhere}
      values={[anyOfMine, ...names.keys()]}
      textOf={(value) => (value === anyOfMine ? messages.mine : (names.get(value) ?? label))}
      value={service}
      onChange={(chosen) => change({ service: chosen })}
    />
  )
}
