import type { ReactNode } from 'react'
import type { Share } from '#domain/statistics/completeness.ts'
import { css } from '#styled/css'
import { quietNote } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

// Attributes: classes would be part of the stylesheet that Home loads.
const track = 'var(--colors-line)'
const edge = 'var(--colors-accent)'
const fill = 'var(--colors-accent\\.fill)'

interface RingProps {
  readonly part: number
  readonly whole: number
  /** In pixels. */
  readonly size: number
  /** SVG in a box of 88, around its center. */
  readonly children?: ReactNode
}

/** How much of something there is, as a circle; decorative, the text beside it says it. */
export const Ring = ({ part, whole, size, children }: RingProps) => {
  const arc = {
    r: 40,
    fill: 'none',
    pathLength: 100,
    strokeDasharray: `${(100 * part) / whole} 100`,
    transform: 'rotate(-90)',
  }
  return (
    <svg width={size} height={size} viewBox="-44 -44 88 88" aria-hidden="true">
      <circle r={40} fill="none" stroke={track} strokeWidth={8} />
      {part === 0 ? null : (
        <>
          <circle {...arc} stroke={edge} strokeWidth={8} />
          <circle {...arc} stroke={fill} strokeWidth={6} />
        </>
      )}
      {children}
    </svg>
  )
}

const row = css({ row: '3', '& > svg': { flexShrink: '0' } })

interface SeenShareProps {
  readonly share: Share
  /** What is counted. */
  readonly label: string
}

/** A ring and '3 of 8 seen'. Nothing of movies that nobody can have seen. */
export const SeenShare = ({ share: { watched, total }, label }: SeenShareProps) => {
  const messages = useMessages().statistics
  if (total === 0) return null
  return (
    <div className={row}>
      <Ring part={watched} whole={total} size={40} />
      <div>
        <p>{messages.seen({ watched, total })}</p>
        <p className={quietNote}>{label}</p>
      </div>
    </div>
  )
}
