import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { css } from '#styled/css'
import { useLayer } from './hooks/use-layer.ts'

const content = css({
  stack: '0',
  width: '88',
  maxWidth: 'window',
  maxHeight: '[var(--available-height)]',
  layerStyle: 'card',
  color: 'fg',

  boxShadow: 'floating',
  overflow: 'hidden',
  outlineStyle: 'none',
  _open: { animationStyle: 'fade' },
})
const positioner = css({ zIndex: 'floating!' })

interface PopoverProps {
  /** The id of the button that opens it: the panel's anchor, and where the focus returns to. */
  readonly trigger: string
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export const Popover = ({ trigger, label, onClose, children }: PopoverProps) => {
  const panel = useRef<HTMLDivElement>(null)
  useLayer(true, onClose)
  useLayoutEffect(
    () => () => {
      // A click elsewhere has moved the focus already; otherwise closing would lose it.
      if (panel.current?.contains(document.activeElement)) document.getElementById(trigger)?.focus()
    },
    [trigger],
  )
  return (
    <Ark.Root
      open
      ids={{ trigger }}
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      initialFocusEl={() => panel.current?.querySelector('input') ?? null}
      positioning={{ placement: 'bottom-end', gutter: 8 }}
    >
      <Portal>
        <Ark.Positioner className={positioner}>
          <Ark.Content ref={panel} className={content} aria-label={label}>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
