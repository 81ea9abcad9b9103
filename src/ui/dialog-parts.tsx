import type { ReactNode, Ref } from 'react'
import { css } from '#styled/css'

const body = css({ display: 'flex', flexDirection: 'column', gap: '5', padding: { base: '5', md: '6' } })
const form = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const heading = css({ textStyle: 'section', overflowWrap: 'anywhere', outline: 'none' })
const actions = css({
  display: 'flex',
  flexDirection: { base: 'column-reverse', sm: 'row' },
  // Where both do not fit, the last one is above, as on phones.
  flexWrap: { sm: 'wrap-reverse' },
  justifyContent: 'flex-end',
  gap: '3',
  marginTop: '1',
})

interface DialogBodyProps {
  readonly title: string
  /** For a dialog of several steps, which moves the focus to the next one's heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

export const DialogBody = ({ title, headingRef, children }: DialogBodyProps) => (
  <div className={body}>
    <h2 className={heading} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
      {title}
    </h2>
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
