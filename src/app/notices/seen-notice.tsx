import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'

const SeenBanner = lazyComponent(() => import('./seen-banner.tsx').then((module) => module.SeenBanner))

export const SeenNotice = () => {
  useSignals()
  const { memory, lists } = useApp()
  const count = memory.notices.seenListed.value
  // All data may have been deleted.
  return count === 0 || lists.watchlist.items.value.length === 0 ? null : (
    <AsyncBoundary ErrorFallback={Nothing}>
      <SeenBanner count={count} onDismiss={memory.notices.dismissSeenListed} />
    </AsyncBoundary>
  )
}
