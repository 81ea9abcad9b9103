import { Arc } from '@visx/shape'
import { Link, type LinkProps } from 'react-router-dom'
import { css } from '#styled/css'

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
const drawing = css({ width: '[5.5rem]', height: '[5.5rem]' })
const track = css({ fill: 'raised' })
const arc = css({ fill: 'accent' })
const inside = css({ fill: 'fg', fontSize: '[20px]', fontWeight: 'bold' })
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
    <svg className={drawing} viewBox="-44 -44 88 88" aria-hidden="true">
      <Arc className={track} innerRadius={inner} outerRadius={outer} startAngle={0} endAngle={whole} />
      <Arc
        className={arc}
        innerRadius={inner}
        outerRadius={outer}
        startAngle={0}
        endAngle={(whole * watched) / total}
        cornerRadius={4}
      />
      <text className={inside} textAnchor="middle" y={7}>
        {percent}
      </text>
    </svg>
    <span className={name} dir="auto">
      {nameText}
    </span>
    <span className={amount}>{text}</span>
  </Link>
)
