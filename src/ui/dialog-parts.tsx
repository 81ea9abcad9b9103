import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { css, cx } from '#styled/css'
import { Dialog } from './dialog.tsx'

const body = css({ stack: { base: '5', _lowScreen: '3' }, padding: { base: '5', md: '6' } })
const form = css({ stack: '5' })
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

const inSight = css({
  position: { base: 'sticky', _largeText: 'static' },
  bottom: '0',
  paddingBlock: { base: '4', _lowScreen: '2' },
  marginBlock: '-4',
  background: 'surface',
  // Nothing is seen in the gap between it and the edge of the window.
  boxShadow: '[0 2rem 0 var(--colors-surface)]',
  zIndex: 'raised',
  flexDirection: 'row',
  flexWrap: 'wrap-reverse',
})

interface DialogBodyProps {
  readonly title: string
  /** Each title is a step: the focused element disappears with it, so the focus moves to the next one's heading. */
  readonly hasSteps?: boolean
  readonly children: ReactNode
}

export const DialogBody = ({ title, hasSteps = false, children }: DialogBodyProps) => {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    // The dialog gives its first step the focus itself.
    if (hasSteps && shown.current !== title) headingRef.current?.focus()
    shown.current = title
  }, [title, hasSteps])
  return (
    <div className={body}>
      <h2 className={heading} ref={headingRef} tabIndex={hasSteps ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </div>
  )
}

interface TitledDialogProps extends Omit<ComponentProps<typeof Dialog>, 'label'> {
  readonly title: string
  readonly hasSteps?: boolean
}

/** A dialog that is called what its heading says. */
export const TitledDialog = ({ title, hasSteps = false, children, ...dialog }: TitledDialogProps) => (
  <Dialog {...dialog} label={title}>
    <DialogBody title={title} hasSteps={hasSteps}>
      {children}
    </DialogBody>
  </Dialog>
)

interface DialogActionsProps {
  /** They stay in view while a long dialog scrolls, and take little of a phone's height. */
  readonly inView?: boolean
  readonly children: ReactNode
}

export const DialogActions = ({ inView = false, children }: DialogActionsProps) => (
  <div className={cx(actions, inView && inSight)} data-dialog-foot>
    {children}
  </div>
)

interface DialogFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'className'> {
  readonly onSubmit: () => void
}

export const DialogForm = ({ onSubmit, ...rest }: DialogFormProps) => (
  <form
    {...rest}
    className={form}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  />
)
