import { css } from '#styled/css'

const line = css({
  display: 'block',
  borderRadius: 'chip',
  background: 'raised',
  animationName: 'pulse',
  animationDuration: '[1.6s]',
  animationIterationCount: 'infinite',
  height: '[1em]',
})
const widths = {
  full: css({ width: 'full' }),
  half: css({ width: '[55%]' }),
  third: css({ width: '[30%]' }),
}

export const SkeletonLine = ({ width = 'full' }: { width?: keyof typeof widths }) => (
  <span aria-hidden="true" className={`${line} ${widths[width]}`} />
)
