import { useQuery } from '@tanstack/react-query'
import { FilterChips } from '#components/filters/filter-chips.tsx'
import type { ProviderChoice } from '#components/services/provider-list.tsx'
import { toggleProvider } from '#domain/availability/watch-providers.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { providerListQuery } from '#wiring/movies/provider-list.ts'

// As high as a chip before the names have arrived.
const row = css({ minHeight: '8', fontSize: 'sm' })

export const ProviderChips = ({ chosen, onChange }: ProviderChoice) => {
  const app = useApp()
  const { data = [] } = useQuery(providerListQuery(app, useValue(app.provider.queries)))
  const filters = data.flatMap(({ id, name }) => (chosen.includes(id) ? { key: id, label: name } : []))
  return (
    <div className={row}>
      <FilterChips filters={filters} onRemove={(id) => onChange(toggleProvider(chosen, id))} />
    </div>
  )
}
