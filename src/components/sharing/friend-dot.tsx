import type { FriendColor } from '#domain/records/friends.ts'
import { css, cx } from '#styled/css'

const dot = css({ display: 'inline-block', flexShrink: '0', boxSize: '3', borderRadius: 'full' })

const colors: Readonly<Record<FriendColor, string>> = {
  blue: css({ background: 'friend.blue' }),
  orange: css({ background: 'friend.orange' }),
  green: css({ background: 'friend.green' }),
  purple: css({ background: 'friend.purple' }),
  red: css({ background: 'friend.red' }),
  teal: css({ background: 'friend.teal' }),
}

export const FriendDot = ({ color }: { color: FriendColor }) => (
  <span className={cx(dot, colors[color])} aria-hidden="true" />
)
