import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { type FilmFilter, filmConditions } from '#domain/film-filter.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useIsNarrow } from '#ui/use-screen-width.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { AsyncBoundary } from './async-boundary.tsx'
import type { FiltersPanelProps } from './filters-panel.tsx'
import { InlineError } from './inline-error.tsx'
import { lazyComponent } from './lazy-component.tsx'

const load = () => import('./filters-panel.tsx')
const preload = () => void load().catch(() => {})
const FiltersPopover = lazyComponent(() => load().then((module) => module.FiltersPopover))
const FiltersSheet = lazyComponent(() => load().then((module) => module.FiltersSheet))

const button = css({ '&[data-chosen]': { borderColor: 'accent', color: 'accent', background: 'accent.soft' } })
const label = css({ display: { base: 'none', lg: 'inline' } })

/** Genre and service have controls of their own beside it. */
const countOf = (filter: FilmFilter): number =>
  filmConditions.filter((name) => name !== 'genre' && name !== 'service' && filter[name] !== '').length

export const FiltersButton = (props: Omit<FiltersPanelProps, 'trigger' | 'onClose'>) => {
  const messages = useMessages().lists
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Panel = useIsNarrow() ? FiltersSheet : FiltersPopover
  const count = countOf(props.filter)
  return (
    <>
      <Button
        id={id}
        className={button}
        data-filters=""
        data-chosen={count > 0 ? '' : undefined}
        aria-label={count > 0 ? `${messages.filters} (${count})` : messages.filters}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" />
        <span className={label}>{messages.filters}</span>
        {count > 0 ? <span>{count}</span> : null}
      </Button>
      {isOpen ? (
        <AsyncBoundary ErrorFallback={InlineError}>
          <Panel {...props} trigger={id} onClose={() => setOpen(false)} />
        </AsyncBoundary>
      ) : null}
    </>
  )
}
