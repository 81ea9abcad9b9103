import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'

const CopyBanner = lazyComponent(() => import('./copy-banner.tsx').then((module) => module.CopyBanner))

export const CopyNotice = () => {
  useSignals()
  const { view, memory } = useApp()
  const changes = view.uncopiedChanges.value
  return changes === null || memory.notices.isCopyDismissed.value ? null : (
    <AsyncBoundary ErrorFallback={Nothing}>
      <CopyBanner changes={changes} />
    </AsyncBoundary>
  )
}
