import type { CollectionSummary } from '#domain/lists/collection-links.ts'
import { css } from '#styled/css'
import { genreColor } from '../pictures/genre-color.ts'
import { Poster } from '../pictures/poster.tsx'

const box = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: 'backdrop',
  borderRadius: 'card',
  overflow: 'hidden',
  background:
    '[linear-gradient(150deg, color-mix(in oklch, var(--genre) 60%, var(--colors-raised)), var(--colors-raised) 90%)]',
})
const slice = css({
  position: 'absolute',
  insetBlock: '0',
  borderRadius: 'chip',
  overflow: 'hidden',
  boxShadow: '[0.25rem 0 0.75rem rgb(0 0 0 / 0.5)]',
})
const initial = css({
  fontSize: '[clamp(2.5rem, 5vw, 4.5rem)]',
  fontWeight: 'bold',
  lineHeight: 'none',
  color: 'fg',
  opacity: '0.7',
})

// The hue follows from the id, so that empty collections differ.
const hues = ['Thriller', 'Fantasy', 'Western', 'Mystery', 'Family', 'Romance', 'Documentary', 'History'] as const

/** In percent of the cover's width, which is as high as a poster of 37.5 % is. */
const posterWidth = 37.5

/** The first poster is in front; the others fill the cover behind it, or stand side by side when they are few. */
const insetOf = (index: number, count: number): number => {
  const step = Math.min(posterWidth, (100 - posterWidth) / Math.max(1, count - 1))
  const start = (100 - posterWidth - step * (count - 1)) / 2
  return start + step * index
}

const initialOf = (name: string): string => [...name.trim().normalize('NFC')][0]?.toLocaleUpperCase() ?? ''

export const CollectionCover = ({ collection: { id, name, covers } }: { collection: CollectionSummary }) => (
  <span className={box} style={genreColor(covers[0]?.genres[0] ?? hues[id % hues.length])} data-picture>
    {covers.length === 0 ? (
      <span className={initial} aria-hidden="true">
        {initialOf(name)}
      </span>
    ) : null}
    {covers.map((movie, index) => (
      <span
        key={movie.id}
        className={slice}
        style={{
          width: `${posterWidth}%`,
          insetInlineStart: `${insetOf(index, covers.length)}%`,
          zIndex: covers.length - index,
        }}
      >
        <Poster movie={movie} sizes="(min-width: 64rem) 8vw, 18vw" />
      </span>
    ))}
  </span>
)
