import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'

const RecordsBanner = lazyComponent(() => import('./records-banner.tsx').then((module) => module.RecordsBanner))

export const RecordsNotice = () => {
  useSignals()
  const { kind } = useApp().records.status.value
  return kind === 'ok' ? null : (
    <AsyncBoundary ErrorFallback={Nothing}>
      <RecordsBanner />
    </AsyncBoundary>
  )
}
