import { type ReactNode, Suspense, useState } from 'react'
import type { ListedMovie } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { lazyComponent } from './lazy-component.tsx'

const DrawnPoster = lazyComponent(() => import('./drawn-poster.tsx').then((module) => module.DrawnPoster))

interface BrokenPosterProps {
  readonly movie: ListedMovie
  /** Of the picture. */
  readonly className: string
  readonly missing: ReactNode
}

/** Drawn without a network; otherwise the picture without CORS, which its host may refuse. */
export const BrokenPoster = ({ movie, className, missing }: BrokenPosterProps) => {
  const { images, isOffline } = useApp()
  const [isLoaded, setLoaded] = useState(false)
  if (useValue(isOffline)) {
    return (
      <Suspense>
        <DrawnPoster movie={movie} />
      </Suspense>
    )
  }
  return (
    <>
      {isLoaded ? null : missing}
      <img
        className={className}
        src={images.src('poster', movie.posterPath, 'w342')}
        alt=""
        width={342}
        height={513}
        onLoad={() => setLoaded(true)}
      />
    </>
  )
}
