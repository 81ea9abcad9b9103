import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'

const NewVersionBanner = lazyComponent(() =>
  import('./new-version-banner.tsx').then((module) => module.NewVersionBanner),
)

export const NewVersionNotice = () => {
  useSignals()
  return useApp().view.newVersion.value ? (
    <AsyncBoundary ErrorFallback={Nothing}>
      <NewVersionBanner />
    </AsyncBoundary>
  ) : null
}
