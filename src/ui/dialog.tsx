import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type FocusEvent, type ReactNode, useRef } from 'react'
import { type DialogVariantProps, dialog } from '#styled/recipes'
import { useCloseRequest } from './use-close-request.ts'
import { useKeptScroll } from './use-kept-scroll.ts'

interface DialogProps extends DialogVariantProps {
  readonly open: boolean
  /** Called for Escape, the backdrop and the close button alike. */
  readonly onClose: () => void
  readonly label: string
  /** True for what has an address of its own: there the browser's Back closes it. */
  readonly hasAddress?: boolean
  /** Names what is shown where the dialog shows one thing after another: each has its own scroll position. */
  readonly place?: string
  readonly children: ReactNode
}

const isAboveDialogs = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-above-dialogs]') !== null

// From the last control the focus goes round to the first, which Ark does not scroll to.
const bringIntoView = ({ target, currentTarget }: FocusEvent) => {
  if (target !== currentTarget && target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' })
}

/**
 * A modal layer that traps focus, gives it back, and locks the page behind; what is marked `data-above-dialogs` can
 * still be clicked.
 */
export const Dialog = ({ open, onClose, label, hasAddress = false, place = '', children, size }: DialogProps) => {
  const styles = dialog({ size })
  const content = useRef<HTMLDivElement>(null)
  const scroller = useKeptScroll(place, content)
  useCloseRequest(open && !hasAddress, onClose)
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
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner} {...scroller}>
          <Ark.Content className={styles.content} ref={content} onFocus={bringIntoView}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
