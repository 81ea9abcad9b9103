import { type ReactNode, Suspense, useState } from 'react'
import type { ListedMovie } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { lazyComponent } from '../async/lazy-component.tsx'

const DrawnPoster = lazyComponent(() => import('./drawn-poster.tsx').then((module) => module.DrawnPoster))

interface BrokenPosterProps {
  readonly movie: ListedMovie
  /** Of the picture. */
  readonly className: string
  readonly missing: ReactNode
}

/** The picture without CORS, which its host may refuse; drawn when that fails too, and without a network. */
export const BrokenPoster = ({ movie, className, missing }: BrokenPosterProps) => {
  const { images, isOffline } = useApp().provider
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  if (useValue(isOffline) || state === 'failed') {
    return (
      <Suspense fallback={missing}>
        <DrawnPoster movie={movie} />
      </Suspense>
    )
  }
  return (
    <>
      {state === 'loading' ? missing : null}
      <img
        className={className}
        // A picture that fails shows the browser's symbol for a moment.
        hidden={state === 'loading'}
        src={images.src('poster', movie.posterPath, 'w342')}
        alt=""
        width={342}
        height={513}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </>
  )
}
