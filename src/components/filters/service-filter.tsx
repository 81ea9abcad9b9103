import { memo, Suspense } from 'react'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useLoadAvailability } from '#wiring/loading/availability.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'
import type { ListLocation } from '../place/use-list-location.ts'
import { useMyServices } from '../services/use-my-services.ts'
import { FilterSelect } from './filter-select.tsx'

interface ServiceFilterProps {
  /** '' for all. */
  readonly service: string
  readonly label: string
  readonly change: ListLocation['change']
}

const Filter = (props: ServiceFilterProps) => {
  const hasServices = useValue(useApp().settings.myServices).length > 0
  if (!hasServices && props.service === '') return null
  return (
    <div>
      <Suspense>
        <ServiceSelect {...props} />
      </Suspense>
    </div>
  )
}

/** By the person's services, for those who have chosen some. Without `memo`, typing would render it again. */
export const ServiceFilter = memo(Filter)

const none: readonly MovieId[] = []

const ServiceSelect = ({ service, label, change }: ServiceFilterProps) => {
  const messages = useSectionMessages('services')
  const services = useMyServices()
  // A list of which no movie is shown has no marks that would ask.
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
