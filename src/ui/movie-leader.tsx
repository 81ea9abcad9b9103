import type { ReactNode } from 'react'
import { css } from '#styled/css'

const frame = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '40',
  height: '30',
  color: 'fg.muted',
  '& > svg': { gridArea: '1 / 1', width: '8', height: '8' },
  '& > svg:first-child': { width: 'full', height: 'full' },
})

/** The countdown before a movie, with an icon in place of the number. */
export const MovieLeader = ({ icon }: { icon: ReactNode }) => (
  <div className={frame}>
    <svg viewBox="0 0 160 120" fill="none" stroke="currentcolor" aria-hidden="true">
      <path
        d="M80 30V8A52 52 0 0 1 125 86L106 75A30 30 0 0 0 80 30z"
        fill="currentcolor"
        stroke="none"
        opacity={0.22}
      />
      <path d="M0 60h50M110 60h50M80 0v30M80 90v30" opacity={0.55} />
      <circle cx={80} cy={60} r={52} />
      <circle cx={80} cy={60} r={45} opacity={0.55} />
    </svg>
    {icon}
  </div>
)
