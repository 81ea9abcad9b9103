import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import { styles } from './movie-styles.ts'

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
  <div role="status" aria-label={useMessages().app.loading}>
    <div className={backdrop} />
    <div className={styles.body}>
      <div className={styles.head}>
        <div className={styles.poster}>
          <div className={poster} />
        </div>
        <div className={`${styles.names} ${grow}`}>
          <div className={styles.title}>
            <SkeletonLine width="half" />
          </div>
          <SkeletonLine width="third" />
        </div>
      </div>
      <div className={styles.section}>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine width="half" />
      </div>
    </div>
  </div>
)
