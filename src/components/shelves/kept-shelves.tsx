import { hasShelves } from '#domain/discover/has-shelves.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { AsyncBoundary, Nothing } from '../async/async-boundary.tsx'
import { lazyComponent } from '../async/lazy-component.tsx'

const Shelves = lazyComponent(() => import('./shelves.tsx').then((module) => module.Shelves))

interface KeptShelvesProps {
  readonly place: 'discover' | 'home'
  readonly className: string
}

/** Loads no code for users who have kept none. */
export const KeptShelves = ({ place, className }: KeptShelvesProps) =>
  hasShelves(useValue(useApp().records.settings), place) ? (
    <div className={className}>
      <AsyncBoundary loading={null} ErrorFallback={Nothing}>
        <Shelves place={place} />
      </AsyncBoundary>
    </div>
  ) : null
