import { useSignals } from '@preact/signals-react/runtime'
import { Suspense } from 'react'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'

const RateDialog = lazyComponent(() => import('../rate-dialog.tsx').then((module) => module.RateDialog))

/** The dialog that a toast offers after a movie was marked as watched. */
export const RatingRequest = () => {
  useSignals()
  const { ratedMovie } = useApp().view
  const movie = ratedMovie.value
  if (!movie) return null
  return (
    <Suspense>
      <RateDialog
        movie={movie}
        onClose={() => {
          ratedMovie.value = null
        }}
      />
    </Suspense>
  )
}
