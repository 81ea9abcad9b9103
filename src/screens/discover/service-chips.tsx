import { useQuery } from '@tanstack/react-query'
import { FilterChips } from '#components/filters/filter-chips.tsx'
import type { ServiceSelection } from '#components/services/service-list.tsx'
import { toggleService } from '#domain/availability/streaming-services.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { serviceListQuery } from '#wiring/movies/service-list.ts'

// As high as a chip before the names have arrived.
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', minHeight: '8', fontSize: 'sm' })

export const ServiceChips = ({ chosen, onChange }: ServiceSelection) => {
  const app = useApp()
  const { data = [] } = useQuery(serviceListQuery(app, useValue(app.provider.queries)))
  const filters = data.flatMap(({ id, name }) => (chosen.includes(id) ? { key: id, label: name } : []))
  return (
    <div className={row}>
      <FilterChips filters={filters} onRemove={(id) => onChange(toggleService(chosen, id))} />
    </div>
  )
}
