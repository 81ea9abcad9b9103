import { useNavigate } from 'react-router-dom'
import { FilterPanelButton } from '#components/filters/filter-panel-button.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { activeConditions, type DiscoverFilter, filterSearch } from '#domain/discover/discover-filter.ts'
import { sectionPaths } from '#domain/movie/addresses.ts'

const FilterPanel = lazyComponent(() => import('./filter-panel.tsx').then((module) => module.FilterPanel))

interface FilterButtonProps {
  /** What the panel starts with. */
  readonly filter: DiscoverFilter
  /** Whether the movies shown are those of the filter. */
  readonly isShown: boolean
}

/** Opens the conditions that combine; what is chosen has an address of its own. */
export const FilterButton = ({ filter, isShown }: FilterButtonProps) => {
  const navigate = useNavigate()
  return (
    <FilterPanelButton
      count={isShown ? activeConditions(filter).length : 0}
      preload={FilterPanel.preload}
      renderPanel={(panel) => (
        <FilterPanel
          {...panel}
          filter={filter}
          onShow={(next) => {
            panel.onClose()
            void navigate({ pathname: sectionPaths.discover.list, search: filterSearch(next) })
            window.scrollTo({ top: 0 })
          }}
        />
      )}
    />
  )
}
