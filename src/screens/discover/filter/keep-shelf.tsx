import { useState } from 'react'
import { createSavedFilterCommands } from '#commands/saved-filters.ts'
import { ViewActions } from '#components/filters/view-actions.tsx'
import { AsyncBoundary } from '#components/loading/async-boundary.tsx'
import { InlineError } from '#components/loading/inline-error.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import type { DiscoverFilter, FilterConditions } from '#domain/discover/discover-filter.ts'
import { newShelf, shelfOf, shelvesIn } from '#domain/discover/shelves.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useValue } from '#wiring/app/use-value.ts'

const ShelfDialog = lazyComponent(() =>
  import('#components/filters/saved-filter-dialog.tsx').then((module) => module.SavedFilterDialog),
)

interface KeepShelfProps {
  readonly filter: DiscoverFilter
  /** What each condition says, where it is known. */
  readonly labels: FilterConditions
}

/** Keeps the filter as a shelf, or edits the shelf that it is. */
export const KeepShelf = ({ filter, labels }: KeepShelfProps) => {
  const commands = useLazy(createSavedFilterCommands)
  const [isNaming, setNaming] = useState(false)
  const shelves = shelvesIn(useValue(useApp().records.settings))
  const current = shelfOf(shelves, filter)
  const made = newShelf(filter, labels, shelves)
  const { conditions, order } = current ?? made
  const view = { list: 'discover', conditions, order, saved: shelves, current, isChanged: false } as const
  return (
    <>
      <ViewActions view={view} onName={() => (current ? setNaming(true) : commands.add(made))} />
      {isNaming ? (
        <AsyncBoundary loading={null} ErrorFallback={InlineError}>
          <ShelfDialog view={view} onClose={() => setNaming(false)} />
        </AsyncBoundary>
      ) : null}
    </>
  )
}
