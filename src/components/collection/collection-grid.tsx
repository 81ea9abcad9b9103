import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'

const placeholders = ['one', 'two', 'three', 'four']

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '2',
    sm: '3',
    lg: '4',
    '2xl': '5',
    '3xl': '6',
    _largeText: '1',
  },
  columnGap: { base: '3', md: '4' },
  rowGap: { base: '4', md: '5' },
  // The card that creates a collection, which is the last, has no row of its own on a wide screen.
  '&:has(> :nth-child(4n + 5):last-child:not(:nth-child(20n + 1)))': { gridTemplateColumns: { lgTo2xl: '5' } },
  '&:has(> :nth-child(20n + 21):last-child)': { gridTemplateColumns: { lgTo2xl: '3' } },
  '&:has(> :nth-child(5n + 6):last-child:not(:nth-child(30n + 1)))': { gridTemplateColumns: { '2xlTo3xl': '6' } },
  '&:has(> :nth-child(30n + 31):last-child)': { gridTemplateColumns: { '2xlTo3xl': '4' } },
  '&:has(> :nth-child(6n + 7):last-child:not(:nth-child(42n + 1)))': { gridTemplateColumns: { '3xl': '7' } },
  '&:has(> :nth-child(42n + 43):last-child)': { gridTemplateColumns: { '3xl': '5' } },
})
const cover = css({
  aspectRatio: 'backdrop',
  borderRadius: 'card',
  background: 'raised',
  animationStyle: 'pulse',
})
const caption = css({ paddingTop: '2', minHeight: 'caption', fontSize: 'sm', lineHeight: 'snug' })

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
