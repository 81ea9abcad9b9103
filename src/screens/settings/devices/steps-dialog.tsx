import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { DialogBody } from '#ui/dialog-parts.tsx'

interface StepsDialogProps {
  /** Of the step that is shown. */
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog of several steps, the heading of each of which gets the focus. */
export const StepsDialog = ({ title, onClose, children }: StepsDialogProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(title)
  useEffect(() => {
    // The dialog gives its first step the focus itself.
    if (title !== first.current) heading.current?.focus()
    first.current = title
  }, [title])
  return (
    <Dialog open onClose={onClose} label={title} size="form" contentKey={title}>
      <DialogBody title={title} headingRef={heading}>
        {children}
      </DialogBody>
    </Dialog>
  )
}
