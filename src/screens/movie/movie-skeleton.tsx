import { Eye, Plus } from 'lucide-react'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useIsBelowLarge } from '#ui/hooks/use-screen-width.ts'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { actionStyles } from './head/action-styles.ts'
import { headStyles } from './head/head-styles.ts'
import { styles } from './movie-styles.ts'

const backdrop = cx(headStyles.backdrop, css({ background: 'raised' }))
const poster = css({ aspectRatio: 'poster', background: 'line' })
// The words of the buttons, unseen, so that the stars begin where they will be.
const button = css({ background: 'raised!', color: 'clear!' })
const icon = cx(actionStyles.icon, button)
const grow = css({ flexGrow: '1' })

export const MovieSkeleton = () => {
  const messages = useCoreMessages()
  const hasWords = !useIsBelowLarge()
  return (
    <div role="status" aria-label={messages.app.loading}>
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
          <div className={actionStyles.state} aria-hidden="true">
            <Button variant="solid" className={button} disabled>
              <Plus /> {messages.movie.add}
            </Button>
            {hasWords ? (
              <Button variant="quiet" className={button} disabled>
                <Eye /> {messages.movie.markWatched}
              </Button>
            ) : (
              <Button variant="quiet" className={icon} disabled data-tooltip="" />
            )}
          </div>
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
