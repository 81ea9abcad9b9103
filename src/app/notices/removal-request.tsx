import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { FailureToast } from './failure-toast.tsx'

const RemovalDialog = lazyComponent(() => import('../removal-dialog.tsx').then((module) => module.RemovalDialog))

/** The question before watched movies leave the watchlist with more than a mark, wherever they are removed. */
export const RemovalRequest = () => {
  useSignals()
  const { removal } = useApp().view
  const asked = removal.value
  const close = () => {
    removal.value = null
  }
  return asked ? (
    <AsyncBoundary ErrorFallback={({ error }) => <FailureToast error={error} onShown={close} />}>
      <RemovalDialog removal={asked} onClose={close} />
    </AsyncBoundary>
  ) : null
}
