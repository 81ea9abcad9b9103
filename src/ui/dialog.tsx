import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type FocusEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { type DialogVariantProps, dialog } from '#styled/recipes/dialog.js'
import { useCloseRequest } from './hooks/use-close-request.ts'
import { useContentScroll } from './hooks/use-content-scroll.ts'

interface DialogProps extends DialogVariantProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  /** True for a dialog with its own address, where the browser's Back closes it. */
  readonly hasAddress?: boolean
  /** Identifies the content: each has its own scroll position. */
  readonly contentKey?: string
  /** What gets the focus at the end; null for what had it before. */
  readonly finalFocus?: () => HTMLElement | null
  readonly children: ReactNode
}

// Ark does not scroll when the focus wraps around to the first control.
const bringIntoView = ({ target, currentTarget }: FocusEvent) => {
  if (target !== currentTarget && target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' })
}

const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget

export const Dialog = (props: DialogProps) => {
  const { open, onClose, label, hasAddress = false, contentKey = '', finalFocus, children, size } = props
  const styles = dialog({ size })
  const content = useRef<HTMLDivElement>(null)
  const scroller = useContentScroll(contentKey, content)
  // A text that is selected from inside to outside ends with a click beside the dialog.
  const pressedBeside = useRef(false)
  useCloseRequest(open && !hasAddress, onClose)
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      // Ark hears what happens outside only some frames after the dialog is seen; the positioner hears it at once.
      closeOnInteractOutside={false}
      {...(finalFocus && { finalFocusEl: finalFocus })}
      aria-label={label}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner
          className={styles.positioner}
          {...scroller}
          onPointerDown={(event) => {
            pressedBeside.current = isBeside(event)
          }}
          onClick={(event) => {
            if (open && pressedBeside.current && isBeside(event)) onClose()
          }}
        >
          <Ark.Content className={styles.content} ref={content} onFocus={bringIntoView}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
