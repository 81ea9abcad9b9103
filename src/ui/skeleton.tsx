import { css } from '#styled/css'

const line = css({
  display: 'block',
  borderRadius: 'chip',
  background: 'raised',
  animationStyle: 'pulse',

  height: '[1em]',
})
const widths = {
  full: css({ width: 'full' }),
  half: css({ width: '1/2' }),
  third: css({ width: '1/3' }),
}

export const SkeletonLine = ({ width = 'full' }: { width?: keyof typeof widths }) => (
  <span aria-hidden="true" className={`${line} ${widths[width]}`} />
)
