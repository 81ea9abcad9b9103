import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { styles } from './person-styles.ts'

const portrait = css({ aspectRatio: 'poster', background: 'raised' })

export const PersonSkeleton = () => (
  <div role="status" aria-label={useCoreMessages().app.loading} className={styles.body}>
    <div className={styles.head}>
      <div className={styles.portrait}>
        <div className={portrait} />
      </div>
      <div className={styles.names}>
        <div className={styles.name}>
          <SkeletonLine width="half" />
        </div>
        <SkeletonLine width="third" />
        <SkeletonLine width="half" />
      </div>
    </div>
    <Lines />
  </div>
)

export const TextSkeleton = () => (
  <div role="status" aria-label={useCoreMessages().app.loading}>
    <Lines />
  </div>
)

const Lines = () => (
  <div className={styles.lines}>
    <SkeletonLine />
    <SkeletonLine />
    <SkeletonLine />
    <SkeletonLine width="half" />
  </div>
)
