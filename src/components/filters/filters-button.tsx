import { SlidersHorizontal } from 'lucide-react'
import { memo } from 'react'
import { type MovieFilter, movieConditions } from '#domain/lists/movie-filter.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'
import { lazyComponent } from '../async/lazy-component.tsx'
import { type OpenPanelProps, PanelButton } from '../async/panel-button.tsx'
import type { FiltersPanelProps } from './filters-panel.tsx'

const FiltersPanel = lazyComponent(() => import('./filters-panel.tsx').then((module) => module.FiltersPanel))

const label = css({ display: { base: 'none', md: 'inline' } })

const countOf = (filter: MovieFilter): number => movieConditions.filter((name) => filter[name] !== '').length

const Filters = (props: Omit<FiltersPanelProps, keyof OpenPanelProps>) => {
  const messages = useMessages().lists
  const count = countOf(props.filter)
  return (
    <PanelButton
      label={count > 0 ? `${messages.filters} (${count})` : messages.filters}
      isChosen={count > 0}
      preload={FiltersPanel.preload}
      renderPanel={(panel) => <FiltersPanel {...props} {...panel} />}
    >
      <SlidersHorizontal aria-hidden="true" />
      <span className={label}>{messages.filters}</span> {count > 0 ? <span>{`(${count})`}</span> : null}
    </PanelButton>
  )
}

/** Without `memo`, every key typed into the search would render it again. */
export const FiltersButton = memo(Filters)
