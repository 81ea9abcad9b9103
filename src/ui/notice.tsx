import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'

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
const MovieLeader = ({ icon }: { icon: ReactNode }) => (
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

const notice = css({ row: { base: '5', sm: '8' }, justifyContent: 'center', paddingBlock: { base: '6', md: '10' } })
const beside = css({ flexDirection: { base: 'column', sm: 'row' }, smDown: { textAlign: 'center' } })
const centered = css({
  flexDirection: 'column',
  minHeight: '[min(28rem, 60dvh)]',
  paddingInline: '6',
  textAlign: 'center',
})
const words = css({ stack: '3', minWidth: '0' })
const centeredWords = css({ alignItems: 'center' })
const titleText = css({ textStyle: 'section', textWrap: 'balance', maxWidth: 'hint', overflowWrap: 'anywhere' })
const more = css({ color: 'fg.muted', maxWidth: 'hint', overflowWrap: 'anywhere', textWrap: 'balance' })
const actions = css({ wrap: '3', marginTop: '2', _empty: { display: 'none' } })
const besideWords = css({ smDown: { alignItems: 'center', '& > :last-child': { justifyContent: 'center' } } })

interface NoticeProps {
  readonly icon: ReactNode
  readonly title: string
  readonly hint?: string | undefined
  readonly children?: ReactNode
  readonly role?: 'alert' | 'status'
  /** For all that a page or dialog shows: centered, with its title as a heading of this level. */
  readonly headingLevel?: 1 | 2 | undefined
}

export const Notice = ({ icon, title, hint, children, role = 'status', headingLevel }: NoticeProps) => {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <div className={cx(notice, headingLevel ? centered : beside)} role={role}>
      <MovieLeader icon={icon} />
      <div className={cx(words, headingLevel ? centeredWords : besideWords)}>
        <Title className={titleText}>{title}</Title>
        {hint === undefined ? null : <p className={more}>{hint}</p>}
        <div className={actions}>{children}</div>
      </div>
    </div>
  )
}
