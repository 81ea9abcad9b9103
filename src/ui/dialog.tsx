import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { type DialogVariantProps, dialog } from '#styled/recipes'

interface DialogProps extends DialogVariantProps {
  readonly open: boolean
  /** Called for Escape, the backdrop and the close button alike. */
  readonly onClose: () => void
  readonly label: string
  readonly children: ReactNode
}

const isAboveDialogs = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-above-dialogs]') !== null

/**
 * A modal layer that traps focus, gives it back, and locks the page behind; what is marked `data-above-dialogs` can
 * still be clicked.
 */
export const Dialog = ({ open, onClose, label, children, size }: DialogProps) => {
  const look = dialog({ size })
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      // In development, StrictMode's second mount moves focus out of the first trap, which would close a routed dialog.
      onFocusOutside={(event) => event.preventDefault()}
      onPointerDownOutside={(event) => {
        if (isAboveDialogs(event.detail.originalEvent.target)) event.preventDefault()
      }}
      aria-label={label}
    >
      <Portal>
        <Ark.Backdrop className={look.backdrop} />
        <Ark.Positioner className={look.positioner}>
          <Ark.Content className={look.content}>{children}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
