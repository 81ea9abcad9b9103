import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { MovieLeader } from './movie-leader.tsx'

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
