import type { FriendColor } from '#domain/records/library.ts'
import { css, cx } from '#styled/css'

const dot = css({ display: 'inline-block', flexShrink: '0', boxSize: '3', borderRadius: 'full' })
const colors: Readonly<Record<FriendColor, string>> = {
  blue: css({ background: 'genre.drama' }),
  orange: css({ background: 'genre.western' }),
  green: css({ background: 'genre.family' }),
  purple: css({ background: 'genre.fantasy' }),
  red: css({ background: 'genre.crime' }),
  teal: css({ background: 'genre.tv-movie' }),
}

export const FriendDot = ({ color }: { color: FriendColor }) => (
  <span className={cx(dot, colors[color])} aria-hidden="true" />
)
