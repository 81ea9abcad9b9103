import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { AsyncBoundary, Nothing } from '../loading/async-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.tsx'

const Shelves = lazyComponent(() => import('./shelves.tsx').then((module) => module.Shelves))

interface KeptShelvesProps {
  readonly place: 'discover' | 'home'
  readonly className: string
}

/** Loads no code for users who have saved no filter. */
export const KeptShelves = (props: KeptShelvesProps) =>
  'savedFilters' in useValue(useApp().records.settings) ? (
    <AsyncBoundary loading={null} ErrorFallback={Nothing}>
      <Shelves {...props} />
    </AsyncBoundary>
  ) : null
