import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'

const box = css({
  height: '[18rem]',
  borderRadius: 'dialog',
  background: 'raised',
  animationStyle: 'pulse',
})

/** While a large library is gone through. */
export const StatisticsSkeleton = () => <div className={box} role="status" aria-label={useMessages().app.loading} />
