import { Film } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CollectionSummary } from '#domain/collection-links.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { genreColor } from './genre-color.ts'
import { lazyComponent } from './lazy-component.tsx'

const DrawnBackdrop = lazyComponent(() => import('./drawn-backdrop.tsx').then((module) => module.DrawnBackdrop))

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

// The hue follows from the id, so that empty collections differ.
const hues = ['Thriller', 'Fantasy', 'Western', 'Mystery', 'Family', 'Romance', 'Documentary', 'History'] as const

export const CollectionCover = ({ collection: { id, cover } }: { collection: CollectionSummary }) => {
  const { images } = useApp()
  const [broken, setBroken] = useState<string | null>(null)
  const path = cover?.backdropPath ?? cover?.posterPath ?? null
  const kind = cover?.backdropPath ? 'backdrop' : 'poster'
  return (
    <span className={box} style={genreColor(cover?.genres[0] ?? hues[id % hues.length])} data-picture>
      {cover === null || path === null || path === broken ? (
        <Film aria-hidden="true" />
      ) : images.isDrawn(path) ? (
        <Suspense>
          <DrawnBackdrop movie={cover} />
        </Suspense>
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
