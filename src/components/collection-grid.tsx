import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'

const placeholders = ['one', 'two', 'three', 'four']

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[repeat(2, minmax(0, 1fr))]',
    sm: '[repeat(3, minmax(0, 1fr))]',
    lg: '[repeat(4, minmax(0, 1fr))]',
  },
  columnGap: { base: '3', md: '4' },
  rowGap: { base: '4', md: '5' },
  // The card that creates a collection, which is the last, has no row of its own on a wide screen.
  '&:has(> :nth-child(4n + 5):last-child:not(:nth-child(20n + 1)))': {
    gridTemplateColumns: { lg: '[repeat(5, minmax(0, 1fr))]' },
  },
  '&:has(> :nth-child(20n + 21):last-child)': {
    gridTemplateColumns: { lg: '[repeat(3, minmax(0, 1fr))]' },
  },
})
const cover = css({
  aspectRatio: 'backdrop',
  borderRadius: 'card',
  background: 'raised',
  animationName: 'pulse',
  animationDuration: '[1.6s]',
  animationIterationCount: 'infinite',
})
const caption = css({ paddingTop: '2', minHeight: '[4.1rem]', fontSize: 'sm', lineHeight: 'snug' })

export const CollectionGrid = ({ children }: { children: ReactNode }) => <ul className={grid}>{children}</ul>

export const CollectionGridSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <CollectionGrid>
      {placeholders.map((key) => (
        <li key={key} aria-hidden="true">
          <div className={cover} />
          <div className={caption}>
            <SkeletonLine />
          </div>
        </li>
      ))}
    </CollectionGrid>
  </div>
)
