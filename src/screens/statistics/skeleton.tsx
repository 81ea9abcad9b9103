import { css } from '#styled/css'
import { useMessages } from '#wiring/use-messages.ts'

const box = css({
  height: '[18rem]',
  borderRadius: 'dialog',
  background: 'raised',
  animationName: 'pulse',
  animationDuration: '[1.6s]',
  animationIterationCount: 'infinite',
})

/** While a large library is gone through. */
export const StatisticsSkeleton = () => <div className={box} role="status" aria-label={useMessages().app.loading} />
