import { type ReactNode, useId } from 'react'
import { css } from '#styled/css'

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  padding: { base: '4', md: '6' },
  borderRadius: 'dialog',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  background: 'surface',
})
const heading = css({ textStyle: 'section' })
const hint = css({ color: 'fg.muted', fontSize: 'sm', marginTop: '1' })

export const Card = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={card} aria-labelledby={id}>
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
