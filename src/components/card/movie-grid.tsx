import { type ReactNode, use, useDeferredValue } from 'react'
import type { Density } from '#domain/lists/density.ts'
import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { RendersAtOnce } from '../pictures/poster.tsx'

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '2',
    sm: '3',
    lg: '4',
    xl: '5',
    '2xl': '6',
    '3xl': '7',
  },
  columnGap: { base: '3', md: '4' },
  rowGap: { base: '4', md: '5' },
  _print: { display: 'block' },
})

const small = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(max(4.5rem, min(7.25rem, 21vw)), 1fr))]',
  columnGap: { base: '2', md: '3' },
  rowGap: '3',
})
const rows = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', '2xl': '2', '3xl': '3' },
  columnGap: '8',
  _print: { display: 'block' },
})
const layouts = { posters: grid, small, rows }

interface MovieGridProps {
  readonly density?: Density
  /** Its cards have a line below the year. */
  readonly hasNotes?: boolean
  readonly children: ReactNode
}

export const MovieGrid = ({ density = 'posters', hasNotes = false, children }: MovieGridProps) => (
  <ul
    className={layouts[density]}
    data-small={density === 'small' ? '' : undefined}
    data-notes={hasNotes && density === 'posters' ? '' : undefined}
  >
    {children}
  </ul>
)

interface GridCardProps {
  /** True below the first screen: rendered once that is painted. */
  readonly isLater: boolean
  readonly children: ReactNode
}

export const GridCard = ({ isLater, children }: GridCardProps) => {
  const isDue = useDeferredValue(true, use(RendersAtOnce) || !isLater)
  return <li aria-hidden={!isDue || undefined}>{isDue ? children : <SkeletonCard />}</li>
}

const skeletonPoster = css({
  aspectRatio: 'poster',
  borderRadius: 'card',
  background: 'raised',
  animationStyle: 'pulse',
})
const skeletonWords = css({
  paddingTop: '2',
  fontSize: 'sm',
  lineHeight: 'snug',
  minHeight: { base: 'caption', _hoverable: 'caption-short' },
  '[data-notes] &': { minHeight: { base: '[5.4rem]', _hoverable: '20' } },
  '[data-small] &': { minHeight: '[calc(0.25rem + 1lh)]', paddingTop: '1', fontSize: 'xs' },
})

export const MovieGridSkeleton = ({ count, label }: { count: number; label: string }) => (
  <div role="status" aria-label={label}>
    <MovieGrid>
      <SkeletonCards count={count} />
    </MovieGrid>
  </div>
)

export const SkeletonCard = () => (
  <>
    <div className={skeletonPoster} />
    <div className={skeletonWords}>
      <SkeletonLine />
    </div>
  </>
)

export const SkeletonCards = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
    <li key={index} aria-hidden="true">
      <SkeletonCard />
    </li>
  ))
