import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { type DialogVariantProps, dialog } from '#styled/recipes/dialog.js'
import { useLayer } from './hooks/use-layer.ts'

// While the new content loads, the old content is hidden but keeps the focus until the next render.
const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.checkVisibility?.() === false

/** Keeps a scroll position per `contentKey`. Focus lost with the old content moves to `content`. */
const useContentScroll = (contentKey: string, content: RefObject<HTMLElement | null>) => {
  const scroller = useRef<HTMLDivElement>(null)
  const positions = useRef(new Map<string, number>())
  const currentKey = useRef(contentKey)
  useLayoutEffect(() => {
    if (currentKey.current === contentKey) return
    currentKey.current = contentKey
    if (scroller.current) scroller.current.scrollTop = positions.current.get(contentKey) ?? 0
    if (isLost(document.activeElement)) content.current?.focus({ preventScroll: true })
  }, [contentKey, content])
  const save = () => {
    positions.current.set(currentKey.current, scroller.current?.scrollTop ?? 0)
  }
  // A link can be followed before the scroll event, which comes with the next frame.
  return { ref: scroller, onScroll: save, onClickCapture: save }
}

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

/** Whether a form in it says so: what was typed must not go with a stray tap. */
const hasChanges = (dialog: Element) => dialog.querySelector('[data-changed]') !== null

/** What closes the layer inside a dialog; null without one. */
const InnerLayer = createContext<RefObject<(() => void) | null>>({ current: null })

/** For a form or a step that opens inside a dialog: Escape and Back close it and leave the dialog. */
export const useInnerLayer = (onClose: () => void): void => {
  const layer = useContext(InnerLayer)
  const close = useEffectEvent(onClose)
  useLayer(true, onClose)
  useEffect(() => {
    const outer = layer.current
    layer.current = () => close()
    return () => {
      layer.current = outer
    }
  }, [layer])
}

export const Dialog = (props: DialogProps) => {
  const { open, onClose, label, hasAddress = false, contentKey = '', finalFocus, children, size } = props
  const styles = dialog({ size })
  const content = useRef<HTMLDivElement>(null)
  const scroller = useContentScroll(contentKey, content)
  // A text that is selected from inside to outside ends with a click beside the dialog.
  const pressedBeside = useRef(false)
  const innerLayer = useRef<(() => void) | null>(null)
  useLayer(open && !hasAddress, onClose)
  return (
    <Ark.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      // Ark hears what happens outside only some frames after the dialog is seen; the positioner hears it at once.
      closeOnInteractOutside={false}
      onEscapeKeyDown={(event) => {
        if (!innerLayer.current) return
        event.preventDefault()
        innerLayer.current()
      }}
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
            if (open && pressedBeside.current && isBeside(event) && !hasChanges(event.currentTarget)) onClose()
          }}
        >
          <Ark.Content className={styles.content} ref={content} onFocus={bringIntoView}>
            <InnerLayer value={innerLayer}>{children}</InnerLayer>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
