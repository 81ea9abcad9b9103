import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { useMessages } from '#wiring/use-messages.ts'

const page = css({ display: 'flex', flexDirection: 'column', gap: { base: '5', md: '6' } })
export const headingRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '3',
})
const heading = css({ textStyle: 'heading' })
const sub = css({ color: 'fg.muted', marginTop: '1' })

interface PageProps {
  readonly heading: string
  readonly subtitle?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const Page = ({ heading: title, subtitle, aside, children }: PageProps) => {
  const messages = useMessages()
  return (
    <div className={page}>
      <title>{`${title} · ${messages.app.name}`}</title>
      <header className={headingRow}>
        <div>
          <h1 className={heading}>{title}</h1>
          {subtitle === undefined ? null : <p className={sub}>{subtitle}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  )
}
