import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { look } from './movie-look.ts'

const backdrop = css({
  aspectRatio: { base: 'backdrop', md: '[21 / 9]' },
  width: 'full',
  maxHeight: '[60dvh]',
  background: 'raised',
})
const poster = css({ aspectRatio: 'poster', background: 'line' })
const grow = css({ flexGrow: '1' })

/** The movie's page while its facts are on their way. */
export const MovieSkeleton = () => (
  <div role="status" aria-label={useValue(useApp().text).app.loading}>
    <div className={backdrop} />
    <div className={look.body}>
      <div className={look.head}>
        <div className={look.poster}>
          <div className={poster} />
        </div>
        <div className={`${look.names} ${grow}`}>
          <div className={look.title}>
            <SkeletonLine width="half" />
          </div>
          <SkeletonLine width="third" />
        </div>
      </div>
      <div className={look.section}>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine width="half" />
      </div>
    </div>
  </div>
)
