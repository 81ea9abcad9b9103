import type { ReactNode } from 'react'
import { css } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const tabsBeside = '+ .tabs__list, + * > .tabs__list'
const page = css({
  stack: { base: '2', md: { base: '4', _lowScreen: '2' } },
  // On a low screen the tabs are beside the heading.
  md: {
    _lowScreen: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: '4',
      [`& > :not(header:has(${tabsBeside}), header + .tabs__list, header + :has(> .tabs__list))`]: {
        width: 'full',
      },
    },
  },
})
export const headingRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '3',
})
// Buttons are taller than the heading, which is at the same height on all pages.
const beside = css({ display: 'contents', '& > *': { marginBlock: '-2.5' } })
const heading = css({ textStyle: 'heading', fontSize: { _lowScreen: 'lg' } })
// Aligns the arrow, not the button's edge, with what is below.
const withBack = css({ row: '0', marginInlineStart: '-3', marginBlock: { base: '-2.5', _largeText: '0' } })
// Below the heading and what is beside it, or between them.
const sub = css({
  color: 'fg.muted',
  fontSize: { base: 'sm', md: 'md' },
  order: { base: '1', md: '0' },
  flexBasis: { base: 'full', md: '64' },
  flexGrow: '1',
  paddingTop: { md: '1.5' },
  lineHeight: { mdDown: 'snug' },
  [`header:has(${tabsBeside}) > &`]: { md: { _lowScreen: { display: 'none' } } },
})

interface PageProps {
  readonly heading: string
  readonly subtitle?: string
  /** Before the heading, where the page is part of another. */
  readonly back?: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const Page = ({ heading: title, subtitle, back, aside, children }: PageProps) => {
  const messages = useCoreMessages()
  return (
    <div className={page}>
      <title>{`${title} · ${messages.app.name}`}</title>
      <header className={headingRow}>
        {back ? (
          <div className={withBack}>
            {back}
            <h1 className={heading}>{title}</h1>
          </div>
        ) : (
          <h1 className={heading}>{title}</h1>
        )}
        {subtitle === undefined ? null : <p className={sub}>{subtitle}</p>}
        {aside ? <div className={beside}>{aside}</div> : null}
      </header>
      {children}
    </div>
  )
}
