import type { Signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary } from '#components/async/async-boundary.tsx'
import { type LazyComponent, lazyComponent } from '#components/async/lazy-component.tsx'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { FailureToast } from './failure-toast.tsx'

interface DialogProps {
  readonly movie: MovieSnapshot
  readonly onClose: () => void
}

const RateDialog = lazyComponent(() => import('../rate-dialog.tsx').then((module) => module.RateDialog))
const LogDialog = lazyComponent(() => import('../log-dialog.tsx').then((module) => module.LogDialog))

/** The dialogs about one movie that open from anywhere: a toast, a key, the movie itself. */
export const MovieRequests = () => {
  const { ratedMovie, loggedMovie } = useApp().view
  return (
    <>
      <Request requested={ratedMovie} Dialog={RateDialog} />
      <Request requested={loggedMovie} Dialog={LogDialog} />
    </>
  )
}

interface RequestProps {
  readonly requested: Signal<MovieSnapshot | null>
  readonly Dialog: LazyComponent<DialogProps>
}

const Request = ({ requested, Dialog }: RequestProps) => {
  useSignals()
  const movie = requested.value
  const close = () => {
    requested.value = null
  }
  return movie ? (
    <AsyncBoundary ErrorFallback={({ error }) => <FailureToast error={error} onShown={close} />}>
      <Dialog movie={movie} onClose={close} />
    </AsyncBoundary>
  ) : null
}
