import { Suspense } from 'react'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

const RateDialog = lazyComponent(() => import('../rate-dialog.tsx').then((module) => module.RateDialog))

/** The dialog that a toast offers after a movie was marked as watched. */
export const RatingRequest = () => {
  const { ratedMovie } = useApp().view
  const movie = useValue(ratedMovie)
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
