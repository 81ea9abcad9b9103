import { css } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const box = css({
  height: '[18rem]',
  borderRadius: 'dialog',
  background: 'raised',
  animationStyle: 'pulse',
})

/** While a large library is gone through. */
export const StatisticsSkeleton = () => <div className={box} role="status" aria-label={useCoreMessages().app.loading} />
