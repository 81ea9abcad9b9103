import { createContext, Suspense, use, useDeferredValue } from 'react'
import type { ListedMovie } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { AsyncBoundary } from '../loading/async-boundary.tsx'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { genreColor } from './genre-color.ts'
import { Picture } from './picture.tsx'

const DrawnPoster = lazyComponent(() => import('./drawn-poster.tsx').then((module) => module.DrawnPoster))

/** Loads the code of the demo catalog's posters. */
export const preloadDrawnPosters = DrawnPoster.preload

const box = css({
  position: 'relative',
  display: 'block',
  width: 'full',
  aspectRatio: 'poster',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: '[color-mix(in oklch, var(--genre) 16%, var(--colors-raised))]',
})
const picture = css({ position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' })
const missing = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  textStyle: 'label',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: 'fg.muted',
  background:
    '[linear-gradient(160deg, color-mix(in oklch, var(--genre) 38%, var(--colors-raised)), var(--colors-raised) 75%)]',
})

interface PosterProps {
  readonly movie: ListedMovie
  readonly sizes: string
  /** True in the first screenful. */
  readonly eager?: boolean
}

export const Poster = ({ movie, sizes, eager = false }: PosterProps) => {
  const { images } = useApp().provider
  const path = movie.posterPath
  return (
    <span className={box} style={genreColor(movie.genres[0])}>
      {path === null ? (
        <NoImage />
      ) : images.isDrawn(path) ? (
        <Suspense>
          <DrawnLater key={movie.id} movie={movie} />
        </Suspense>
      ) : (
        <Picture
          // Without a key, the previous movie's picture stays until the new one has loaded.
          key={path}
          className={picture}
          src={images.src('poster', path, 'w342')}
          srcSet={images.srcSet('poster', path)}
          sizes={sizes}
          width={342}
          height={513}
          loading={eager ? 'eager' : 'lazy'}
          // 'async' would blank the posters that the shell has painted for a frame.
          decoding={eager ? 'auto' : 'async'}
          placeholder={<NoImage />}
          fallback={
            <AsyncBoundary ErrorFallback={NoImage} loading={<NoImage />}>
              <DrawnPoster movie={movie} />
            </AsyncBoundary>
          }
        />
      )}
    </span>
  )
}

/** Where nothing waits for a later render: on paper, for example. */
export const RendersAtOnce = createContext(false)

// Drawing is slow: ten cards paint first, then their drawings.
const DrawnLater = ({ movie }: { movie: ListedMovie }) => {
  const isDue = useDeferredValue(true, use(RendersAtOnce))
  return isDue ? <DrawnPoster movie={movie} /> : null
}

const NoImage = () => <span className={missing}>{useCoreMessages().card.noImage}</span>
