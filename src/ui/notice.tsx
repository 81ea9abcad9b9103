import type { ReactNode } from 'react'
import { css } from '#styled/css'

const notice = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  minHeight: { md: '[min(24rem, 50dvh)]' },
  paddingInline: '6',
  paddingBlock: '10',
  textAlign: 'center',
  '& > svg': { width: '10', height: '10', color: 'fg.muted' },
})
const titleText = css({ textStyle: 'section', textWrap: 'balance', maxWidth: '[34rem]', overflowWrap: 'anywhere' })
const more = css({ color: 'fg.muted', maxWidth: '[34rem]', overflowWrap: 'anywhere' })

interface NoticeProps {
  readonly icon: ReactNode
  readonly title: string
  readonly hint?: string | undefined
  readonly children?: ReactNode
  readonly role?: 'alert' | 'status'
}

export const Notice = ({ icon, title, hint, children, role = 'status' }: NoticeProps) => (
  <div className={notice} role={role}>
    {icon}
    <p className={titleText}>{title}</p>
    {hint === undefined ? null : <p className={more}>{hint}</p>}
    {children}
  </div>
)
