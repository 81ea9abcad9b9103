import { useQuery } from '@tanstack/react-query'
import { FilterChips } from '#components/filter-chips.tsx'
import type { ProviderChoice } from '#components/provider-list.tsx'
import { toggleProvider } from '#domain/watch-providers.ts'
import { css } from '#styled/css'
import { providerListQuery } from '#wiring/provider-list.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

// As high as a chip before the names have arrived.
const row = css({ minHeight: '8', fontSize: 'sm' })

export const ProviderChips = ({ chosen, onChange }: ProviderChoice) => {
  const app = useApp()
  const { data = [] } = useQuery(providerListQuery(app, useValue(app.queries)))
  const filters = data.flatMap(({ id, name }) => (chosen.includes(id) ? { key: id, label: name } : []))
  return (
    <div className={row}>
      <FilterChips filters={filters} onRemove={(id) => onChange(toggleProvider(chosen, id))} />
    </div>
  )
}
