import { Link, type LinkProps } from 'react-router-dom'
import { Ring } from '#components/diary/ring.tsx'
import { css } from '#styled/css'
import { quietNote } from '#ui/texts.ts'
import { colors } from './colors.ts'

const card = css({
  stack: '2',
  alignItems: 'center',
  padding: '2',
  borderRadius: 'card',
  textAlign: 'center',
  minWidth: '0',
  _hover: { background: 'raised' },
})
const name = css({ textStyle: 'label', lineClamp: 2, overflowWrap: 'anywhere', maxWidth: 'full' })

interface ShareCardProps extends Pick<LinkProps, 'to' | 'state' | 'onClick'> {
  readonly name: string
  readonly watched: number
  readonly total: number
  /** '12 of 20'. */
  readonly text: string
  /** '60 %'. */
  readonly percent: string
}

/** How complete something is, as a circle. */
export const ShareCard = ({ name: nameText, watched, total, text, percent, to, state, onClick }: ShareCardProps) => (
  <Link className={card} to={to} state={state} onClick={onClick}>
    <Ring part={watched} whole={total} size={88}>
      <text fill={colors.fg} fontSize={18} fontWeight={700} textAnchor="middle" y={6}>
        {percent}
      </text>
    </Ring>
    <span className={name} dir="auto">
      {nameText}
    </span>
    <span className={quietNote}>{text}</span>
  </Link>
)
