import { Arc } from '@visx/shape'
import { Link, type LinkProps } from 'react-router-dom'
import { css } from '#styled/css'
import { colors } from './colors.ts'

const card = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  padding: '2',
  borderRadius: 'card',
  textAlign: 'center',
  minWidth: '0',
  _hover: { background: 'raised' },
})
const name = css({ textStyle: 'label', lineClamp: 2, overflowWrap: 'anywhere', maxWidth: 'full' })
const amount = css({ textStyle: 'note', color: 'fg.muted' })

const outer = 44
const inner = 36
const whole = 2 * Math.PI

interface RingProps extends Pick<LinkProps, 'to' | 'state' | 'onClick'> {
  readonly name: string
  readonly watched: number
  readonly total: number
  /** '12 of 20'. */
  readonly text: string
  /** '60 %'. */
  readonly percent: string
}

/** How complete something is, as a circle. */
export const Ring = ({ name: nameText, watched, total, text, percent, to, state, onClick }: RingProps) => (
  <Link className={card} to={to} state={state} onClick={onClick}>
    <svg width={88} height={88} viewBox="-44 -44 88 88" aria-hidden="true">
      <Arc fill={colors.raised} innerRadius={inner} outerRadius={outer} startAngle={0} endAngle={whole} />
      <Arc
        fill={colors.fill}
        stroke={colors.accent}
        strokeWidth={1}
        innerRadius={inner}
        outerRadius={outer}
        startAngle={0}
        endAngle={(whole * watched) / total}
        cornerRadius={4}
      />
      <text fill={colors.fg} fontSize={18} fontWeight={700} textAnchor="middle" y={6}>
        {percent}
      </text>
    </svg>
    <span className={name} dir="auto">
      {nameText}
    </span>
    <span className={amount}>{text}</span>
  </Link>
)
