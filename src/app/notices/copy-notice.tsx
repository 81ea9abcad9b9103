import { useSignals } from '@preact/signals-react/runtime'
import { useLocation } from 'react-router-dom'
import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { isAboutOwn } from '#domain/movie/addresses.ts'
import { useApp } from '#wiring/app/use-app.ts'

const CopyBanner = lazyComponent(() => import('./copy-banner.tsx').then((module) => module.CopyBanner))

export const CopyNotice = () => {
  useSignals()
  const { view, memory } = useApp()
  const { pathname } = useLocation()
  const changes = view.uncopiedChanges.value
  return changes === null || !isAboutOwn(pathname) || memory.notices.isCopyDismissed.value ? null : (
    <AsyncBoundary ErrorFallback={Nothing}>
      <CopyBanner changes={changes} />
    </AsyncBoundary>
  )
}
