import { useEffect } from 'react'
import { preloadDrawnPosters } from '#components/poster.tsx'
import { preloadSectionMessages } from '#components/use-section-messages.ts'
import { css } from '#styled/css'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { headStyles } from './head-styles.ts'
import { preloadMovieDiary } from './movie-facts.tsx'
import { styles } from './movie-styles.ts'

const backdrop = css({
  aspectRatio: { base: 'backdrop', md: '[21 / 9]' },
  width: 'full',
  maxHeight: '[60dvh]',
  background: 'raised',
})
const poster = css({ aspectRatio: 'poster', background: 'line' })
// The height of the buttons.
const actions = css({ minHeight: { base: '16', sm: '11' }, borderRadius: 'card', background: 'raised' })
const grow = css({ flexGrow: '1' })

export const MovieSkeleton = () => {
  const { isDemo, loadedLanguage } = useApp()
  const messages = useMessages().app
  // Together with the details, so that all of the head comes at once.
  useEffect(() => {
    void preloadMovieDiary()
    void preloadSectionMessages(loadedLanguage.peek())
    if (isDemo.peek()) void preloadDrawnPosters()
  }, [isDemo, loadedLanguage])
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
        <div className={actions} />
        <div className={styles.diarySkeleton}>
          <SkeletonLine width="half" />
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
