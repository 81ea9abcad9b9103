import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import { styles } from './person-styles.ts'

const portrait = css({ aspectRatio: 'poster', background: 'raised' })

/** The person's page while nothing is known yet. */
export const PersonSkeleton = () => (
  <div role="status" aria-label={useMessages().app.loading} className={styles.body}>
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

/** Some text that is on its way, in a part of the page that is there already. */
export const TextToCome = () => (
  <div role="status" aria-label={useMessages().app.loading}>
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
