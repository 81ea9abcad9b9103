import { Suspense, useState } from 'react'
import type { Movie } from '#domain/movie.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { genreColor } from './genre-color.ts'
import { lazyComponent } from './lazy-component.tsx'
import { RemoteImage } from './remote-image.tsx'

const DrawnBackdrop = lazyComponent(() => import('./drawn-backdrop.tsx').then((module) => module.DrawnBackdrop))

const box = css({
  position: 'relative',
  aspectRatio: { base: 'backdrop', md: '[21 / 9]' },
  width: 'full',
  maxHeight: '[60dvh]',
  overflow: 'hidden',
  background: '[color-mix(in oklch, var(--genre) 24%, var(--colors-raised))]',
  '& > *': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    background:
      '[linear-gradient(to top, var(--colors-surface), color-mix(in srgb, var(--colors-surface) 84%, transparent) 24%, transparent 66%)]',
  },
})

export const Backdrop = ({ movie }: { movie: Movie }) => {
  const { images } = useApp()
  const [broken, setBroken] = useState<string | null>(null)
  const path = movie.backdropPath
  return (
    <div className={box} style={genreColor(movie.genres[0])}>
      {path === null || path === broken ? null : images.isDrawn(path) ? (
        <Suspense>
          <DrawnBackdrop movie={movie} />
        </Suspense>
      ) : (
        <RemoteImage
          src={images.src('backdrop', path, 'w1280')}
          srcSet={images.srcSet('backdrop', path)}
          sizes="(min-width: 73rem) 68.75rem, 100vw"
          width={1280}
          height={720}
          onError={() => setBroken(path)}
        />
      )}
    </div>
  )
}
