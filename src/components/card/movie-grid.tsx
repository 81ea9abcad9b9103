import { type KeyboardEvent, type ReactNode, type Ref, use, useDeferredValue } from 'react'
import type { Density } from '#domain/lists/density.ts'
import { by, numbers } from '#domain/values/sorting.ts'
import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { RendersAtOnce } from '../pictures/poster.tsx'
import { isPageKey } from '../place/page-key.ts'

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '2',
    // Large words have room beside a poster only.
    _largeText: '1',
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
  gridTemplateColumns: 'small',
  columnGap: { base: '2', md: '3' },
  rowGap: '3',
})
const rows = css({
  display: 'grid',
  gridTemplateColumns: { base: '1', '2xl': '2', '3xl': '3' },
  columnGap: '8',
  // Of the place, which is as high as its neighbor.
  '& > li': { borderBottomWidth: 'thin', borderColor: 'line', _hover: { background: 'raised' } },
  _print: { display: 'block' },
})
const layouts = { posters: grid, small, rows }

const neighborOf = (links: readonly HTMLElement[], current: HTMLElement, key: string): HTMLElement | undefined => {
  const index = links.indexOf(current)
  if (index < 0) return undefined
  if (key === 'ArrowRight') return links[index + 1]
  if (key === 'ArrowLeft') return links[index - 1]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const placeOf = (link: HTMLElement) => (link.closest('li') ?? link).getBoundingClientRect()
  const { top, left } = placeOf(current)
  const ahead = key === 'ArrowDown' ? 1 : -1
  const places = links
    .map((link) => ({ link, place: placeOf(link) }))
    .filter(({ place }) => (place.top - top) * ahead >= 1)
  const next = Math.min(...places.map(({ place }) => place.top * ahead))
  const inNextRow = places.filter(({ place }) => place.top * ahead === next)
  return by(({ place }: (typeof places)[number]) => Math.abs(place.left - left), numbers).sorted(inNextRow)[0]?.link
}

/** Between the posters. At the end of them the keys scroll the page, as elsewhere. */
const onArrowKey = (event: KeyboardEvent<HTMLUListElement>): void => {
  const { target, currentTarget, key, nativeEvent } = event
  if (!(target instanceof HTMLAnchorElement) || event.shiftKey || !isPageKey(nativeEvent)) return
  const links = [...currentTarget.children].flatMap((place) => place.querySelector('a') ?? [])
  const next = neighborOf(links, target, key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface MovieGridProps {
  readonly density?: Density
  /** Its cards have a line below the year. */
  readonly hasNotes?: boolean
  readonly ref?: Ref<HTMLUListElement>
  readonly children: ReactNode
}

export const MovieGrid = ({ density = 'posters', hasNotes = false, ref, children }: MovieGridProps) => (
  <ul
    ref={ref}
    className={layouts[density]}
    onKeyDown={onArrowKey}
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

const skeletonCard = css({
  _largeText: {
    display: 'grid',
    gridTemplateColumns: 'poster-row',
    columnGap: '3',
    '[data-small] &': { display: 'block' },
  },
})
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
  <div className={skeletonCard}>
    <div className={skeletonPoster} />
    <div className={skeletonWords}>
      <SkeletonLine />
    </div>
  </div>
)

export const SkeletonCards = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
    <li key={index} aria-hidden="true">
      <SkeletonCard />
    </li>
  ))
