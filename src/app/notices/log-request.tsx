import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { FailureToast } from './failure-toast.tsx'

const LogDialog = lazyComponent(() => import('../log-dialog.tsx').then((module) => module.LogDialog))

/** The dialog that logs a viewing, opened from anywhere: by a key, or the movie itself. */
export const LogRequest = () => {
  useSignals()
  const { loggedMovie } = useApp().view
  const movie = loggedMovie.value
  const close = () => {
    loggedMovie.value = null
  }
  return movie ? (
    <AsyncBoundary ErrorFallback={({ error }) => <FailureToast error={error} onShown={close} />}>
      <LogDialog movie={movie} onClose={close} />
    </AsyncBoundary>
  ) : null
}
