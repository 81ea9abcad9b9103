import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { FailureToast } from './failure-toast.tsx'

const RateDialog = lazyComponent(() => import('../rate-dialog.tsx').then((module) => module.RateDialog))

const useClose = () => {
  const { ratedMovie } = useApp().view
  return () => {
    ratedMovie.value = null
  }
}

/** The dialog that a toast offers after a movie was marked as watched. */
export const RatingRequest = () => {
  useSignals()
  const close = useClose()
  const movie = useApp().view.ratedMovie.value
  return movie ? (
    <AsyncBoundary ErrorFallback={Refused}>
      <RateDialog movie={movie} onClose={close} />
    </AsyncBoundary>
  ) : null
}

const Refused = ({ error }: { error: unknown }) => <FailureToast error={error} onShown={useClose()} />
