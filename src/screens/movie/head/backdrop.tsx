import { Suspense } from 'react'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { genreColor } from '#components/pictures/genre-color.ts'
import { Picture } from '#components/pictures/picture.tsx'
import type { Movie } from '#domain/movie/movie.ts'
import { css, cx } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { headStyles } from './head-styles.ts'

const DrawnBackdrop = lazyComponent(() =>
  import('#components/pictures/drawn-backdrop.tsx').then((module) => module.DrawnBackdrop),
)

const box = cx(
  headStyles.backdrop,
  css({
    background: '[color-mix(in oklch, var(--genre) 24%, var(--colors-raised))]',
    '& > *': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      background:
        '[linear-gradient(to top, var(--colors-surface), color-mix(in srgb, var(--colors-surface) 84%, transparent) 24%, transparent 66%)]',
    },
  }),
)

export const Backdrop = ({ movie }: { movie: Movie }) => {
  const { images } = useApp().provider
  const path = movie.backdropPath
  return (
    <div className={box} style={genreColor(movie.genres[0])}>
      {path === null ? null : images.isDrawn(path) ? (
        <Suspense>
          <DrawnBackdrop movie={movie} />
        </Suspense>
      ) : (
        <Picture
          key={path}
          src={images.src('backdrop', path, 'w1280')}
          srcSet={images.srcSet('backdrop', path)}
          sizes="(min-width: 73rem) 68.75rem, 100vw"
          width={1280}
          height={720}
          fallback={null}
        />
      )}
    </div>
  )
}
