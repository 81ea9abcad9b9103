import { useQuery } from '@tanstack/react-query'
import { FilterChips } from '#components/filters/filter-chips.tsx'
import type { ServiceSelection } from '#components/services/service-list.tsx'
import { toggleService } from '#domain/availability/streaming-services.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { serviceElsewhere, serviceListQuery } from '#wiring/movies/service-list.ts'

// As high as a chip before the names have arrived.
const row = css({ wrap: '2', minHeight: '8', fontSize: 'sm' })

export const ServiceChips = ({ chosen, onChange }: ServiceSelection) => {
  const app = useApp()
  const messages = useCoreMessages().servicePicker
  const { data = [], isPending } = useQuery(serviceListQuery(app, useValue(app.provider.queries)))
  const here = data.filter(({ id }) => chosen.includes(id))
  const elsewhere = isPending ? [] : chosen.filter((id) => !here.some((service) => service.id === id))
  const named = [...here, ...elsewhere.map((id) => serviceElsewhere(app, id, messages.unknown))]
  const filters = named.map(({ id, name }) => ({ key: id, label: name }))
  return (
    <div className={row}>
      <FilterChips filters={filters} onRemove={(id) => onChange(toggleService(chosen, id))} />
    </div>
  )
}
