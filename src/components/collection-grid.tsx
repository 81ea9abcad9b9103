import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { MovieGrid } from './movie-grid.tsx'

const placeholders = ['one', 'two', 'three', 'four']

const cover = css({
  aspectRatio: 'backdrop',
  borderRadius: 'card',
  background: 'raised',
  animationName: 'pulse',
  animationDuration: '[1.6s]',
  animationIterationCount: 'infinite',
})
const caption = css({ paddingTop: '2', minHeight: '[4.1rem]', fontSize: 'sm', lineHeight: 'snug' })

export const CollectionGridSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <MovieGrid>
      {placeholders.map((key) => (
        <li key={key} aria-hidden="true">
          <div className={cover} />
          <div className={caption}>
            <SkeletonLine />
          </div>
        </li>
      ))}
    </MovieGrid>
  </div>
)
