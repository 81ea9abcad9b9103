import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { MovieGrid } from './movie-grid.tsx'

/** How many placeholders stand for collections that have yet to come (spec section 9). */
const placeholders = ['one', 'two', 'three', 'four']

const cover = css({
  aspectRatio: 'backdrop',
  borderRadius: 'card',
  background: 'raised',
  animationName: 'pulse',
  animationDuration: '[1.6s]',
  animationIterationCount: 'infinite',
})
const words = css({ paddingTop: '2', minHeight: '[4.1rem]', fontSize: 'sm', lineHeight: 'snug' })

/** The grid of collections before they are there, of the size of what comes. */
export const CollectionGridSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <MovieGrid>
      {placeholders.map((key) => (
        <li key={key} aria-hidden="true">
          <div className={cover} />
          <div className={words}>
            <SkeletonLine />
          </div>
        </li>
      ))}
    </MovieGrid>
  </div>
)
