import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { look } from './person-look.ts'

const portrait = css({ aspectRatio: 'poster', background: 'raised' })

/** The person's page while nothing is known yet. */
export const PersonSkeleton = () => (
  <div role="status" aria-label={useValue(useApp().text).app.loading} className={look.body}>
    <div className={look.head}>
      <div className={look.portrait}>
        <div className={portrait} />
      </div>
      <div className={look.names}>
        <div className={look.name}>
          <SkeletonLine width="half" />
        </div>
        <SkeletonLine width="third" />
        <SkeletonLine width="half" />
      </div>
    </div>
    <Lines />
  </div>
)

/** Some text that is on its way, in a part of the page that is there already. */
export const TextToCome = () => (
  <div role="status" aria-label={useValue(useApp().text).app.loading}>
    <Lines />
  </div>
)

const Lines = () => (
  <div className={look.lines}>
    <SkeletonLine />
    <SkeletonLine />
    <SkeletonLine />
    <SkeletonLine width="half" />
  </div>
)
