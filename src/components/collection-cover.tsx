import { Film } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CollectionSummary } from '#domain/collection-links.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { genreColor } from './genre-color.ts'

const DrawnBackdrop = lazy(() => import('./drawn-backdrop.tsx').then((module) => ({ default: module.DrawnBackdrop })))

const box = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: 'backdrop',
  borderRadius: 'card',
  overflow: 'hidden',
  color: 'fg.muted',
  background:
    '[linear-gradient(150deg, color-mix(in oklch, var(--genre) 60%, var(--colors-raised)), var(--colors-raised) 90%)]',
  '& > svg:not(.lucide), & > img': {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    objectFit: 'cover',
  },
  '& > .lucide': { width: '8', height: '8', opacity: '0.6', strokeWidth: '[1.5]' },
})

// The hue of an empty collection follows from its id, so that a wall of them does not look like one.
const hues = ['Thriller', 'Fantasy', 'Western', 'Mystery', 'Family', 'Romance', 'Documentary', 'History'] as const

/** A collection's own picture, else that of its latest film, 16:9; a gradient where there is none. */
export const CollectionCover = ({ collection: { id, coverImage, cover } }: { collection: CollectionSummary }) => {
  const { images } = useApp()
  const [broken, setBroken] = useState<string | null>(null)
  const wide = coverImage ?? cover?.backdropPath ?? null
  const path = wide ?? cover?.posterPath ?? null
  const kind = wide === null ? 'poster' : 'backdrop'
  return (
    <span className={box} style={genreColor(cover?.genres[0] ?? hues[id % hues.length])} data-picture>
      {path === null || path === broken ? (
        <Film aria-hidden="true" />
      ) : images.isDrawn(path) ? (
        <Suspense>{cover ? <DrawnBackdrop movie={cover} /> : <Film aria-hidden="true" />}</Suspense>
      ) : (
        <img
          src={kind === 'backdrop' ? images.src('backdrop', path, 'w780') : images.src('poster', path, 'w342')}
          srcSet={images.srcSet(kind, path)}
          sizes="(min-width: 64rem) 18vw, 46vw"
          width={780}
          height={439}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(path)}
        />
      )}
    </span>
  )
}
