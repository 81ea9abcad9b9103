import { type ReactNode, useId } from 'react'
import { css, cx } from '#styled/css'

const card = css({
  scrollMarginTop: '20',
  stack: '5',
  padding: { base: '4', md: '6' },
  layerStyle: 'card',
  // A link that leads to it moves the focus there.
  outlineStyle: 'none',
})
const headings = { 2: css({ textStyle: 'section' }), 3: css({ textStyle: 'section', fontSize: 'md' }) }
const hint = css({ color: 'fg.muted', fontSize: 'sm', marginTop: '1' })

interface CardProps {
  readonly title: string
  readonly note?: string
  /** For links that lead to it. */
  readonly anchor?: string
  readonly headingLevel?: keyof typeof headings
  readonly className?: string
  readonly children: ReactNode
}

export const Card = ({ title, note, anchor, headingLevel = 2, className, children }: CardProps) => {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section
      className={cx(card, className)}
      aria-labelledby={id}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
    >
      <header>
        <Heading id={id} className={headings[headingLevel]}>
          {title}
        </Heading>
        {note === undefined ? null : <p className={hint}>{note}</p>}
      </header>
      {children}
    </section>
  )
}
