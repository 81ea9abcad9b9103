import { type ReactNode, useId } from 'react'
import { css, cx } from '#styled/css'

const section = css({
  scrollMarginTop: '20',
  display: 'grid',
  gridTemplateColumns: '1',
  gap: '4',
  outlineStyle: 'none',
})
const heading = css({ textStyle: 'section' })
const cards = css({ display: 'grid', gridTemplateColumns: '1', gap: '4', alignItems: 'start' })
// The last card is as tall as the others together.
const spread = css({
  gridTemplateColumns: { xl: '2', '2xl': '1' },
  gridTemplateRows: { xl: 'auto auto 1fr', '2xl': 'auto' },
  columnGap: '6',
  '& > :last-child': { gridColumn: { xl: '2', '2xl': 'auto' }, gridRow: { xl: '1 / span 3', '2xl': 'auto' } },
})

interface SettingsSectionProps {
  readonly title: string
  /** For links that lead to it. */
  readonly anchor: string
  readonly className?: string | undefined
  /** Its cards are beside each other where it is as wide as two columns. */
  readonly isSpread?: boolean
  readonly children: ReactNode
}

export const SettingsSection = ({ title, anchor, className, isSpread = false, children }: SettingsSectionProps) => {
  const id = useId()
  return (
    <section className={cx(section, className)} aria-labelledby={id} id={anchor} tabIndex={-1}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      <div className={cx(cards, isSpread && spread)}>{children}</div>
    </section>
  )
}
