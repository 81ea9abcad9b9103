import { type ReactNode, useId } from 'react'
import { css } from '#styled/css'

const card = css({
  scrollMarginTop: '20',
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  padding: { base: '4', md: '6' },
  layerStyle: 'card',
})
const heading = css({ textStyle: 'section' })
const hint = css({ color: 'fg.muted', fontSize: 'sm', marginTop: '1' })

interface CardProps {
  readonly title: string
  readonly note?: string
  /** For links that lead to it. */
  readonly anchor?: string
  readonly children: ReactNode
}

export const Card = ({ title, note, anchor, children }: CardProps) => {
  const id = useId()
  return (
    <section className={card} aria-labelledby={id} id={anchor}>
      <header>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {note === undefined ? null : <p className={hint}>{note}</p>}
      </header>
      {children}
    </section>
  )
}
