import { css, cx } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { actionStyles } from './head/action-styles.ts'
import { headStyles } from './head/head-styles.ts'
import { styles } from './movie-styles.ts'

const backdrop = cx(headStyles.backdrop, css({ background: 'raised' }))
const poster = css({ aspectRatio: 'poster', background: 'line' })
const state = cx(actionStyles.state, css({ height: '11', width: '52', borderRadius: 'card', background: 'raised' }))
const grow = css({ flexGrow: '1' })

export const MovieSkeleton = () => {
  const messages = useMessages().app
  return (
    <div role="status" aria-label={messages.loading}>
      <div className={backdrop} />
      <div className={styles.body}>
        <div className={headStyles.head}>
          <div className={headStyles.poster}>
            <div className={poster} />
          </div>
          <div className={`${headStyles.names} ${grow}`}>
            <div className={headStyles.title}>
              <SkeletonLine width="half" />
            </div>
            <SkeletonLine width="third" />
          </div>
        </div>
        <div className={actionStyles.bar}>
          <div className={state} />
          <div className={actionStyles.ownToCome}>
            <SkeletonLine width="half" />
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
}
