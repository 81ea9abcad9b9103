import { memo } from 'react'
import { type MovieFilter, movieConditions } from '#domain/lists/movie-filter.ts'
import { lazyComponent } from '../async/lazy-component.tsx'
import type { OpenPanelProps } from '../async/panel-button.tsx'
import { FilterPanelButton } from './filter-panel-button.tsx'
import type { FiltersPanelProps } from './filters-panel.tsx'

const FiltersPanel = lazyComponent(() => import('./filters-panel.tsx').then((module) => module.FiltersPanel))

const countOf = (filter: MovieFilter): number => movieConditions.filter((name) => filter[name] !== '').length

const Filters = (props: Omit<FiltersPanelProps, keyof OpenPanelProps>) => (
  <FilterPanelButton
    count={countOf(props.filter)}
    preload={FiltersPanel.preload}
    renderPanel={(panel) => <FiltersPanel {...props} {...panel} />}
  />
)

/** Without `memo`, every key typed into the search would render it again. */
export const FiltersButton = memo(Filters)
