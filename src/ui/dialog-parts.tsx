import type { ReactNode } from 'react'
import { css } from '#styled/css'

const body = css({ display: 'flex', flexDirection: 'column', gap: '5', padding: { base: '5', md: '6' } })
const form = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const heading = css({ textStyle: 'section', overflowWrap: 'anywhere' })
const actions = css({
  display: 'flex',
  flexDirection: { base: 'column-reverse', sm: 'row' },
  justifyContent: 'flex-end',
  gap: '3',
  marginTop: '1',
})

export const DialogBody = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={body}>
    <h2 className={heading}>{title}</h2>
    {children}
  </div>
)

export const DialogActions = ({ children }: { children: ReactNode }) => <div className={actions}>{children}</div>

export const DialogForm = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => (
  <form
    className={form}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
  </form>
)
