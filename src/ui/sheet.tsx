import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'
import { dialog } from '#styled/recipes/dialog.js'
import { useLayer } from './hooks/use-layer.ts'

const positioner = css({
  alignItems: 'flex-end',
  paddingBlock: '0',
  paddingLeft: 'safe-left',
  paddingRight: 'safe-right',
})
const content = css({
  stack: '0',
  minHeight: '0',
  maxHeight: { base: '[min(40rem, 85dvh)]', _lowScreen: 'viewport' },
  // A search that finds less must not move under the finger.
  '&:has([type=search])': { height: { base: '[min(40rem, 85dvh)]', _lowScreen: 'viewport' } },
  height: { base: 'auto', _lowScreen: 'viewport' },
  marginBlock: '0',
  paddingBottom: 'safe-bottom',
  borderTopRadius: { base: 'dialog', _lowScreen: 'none' },
  borderBottomRadius: 'none',
})

interface SheetProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export const Sheet = ({ label, onClose, children }: SheetProps) => {
  const styles = dialog()
  useLayer(true, onClose)
  return (
    <Ark.Root
      open
      onOpenChange={(details) => {
        if (!details.open) onClose()
      }}
      onFocusOutside={(event) => event.preventDefault()}
      aria-label={label}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={cx(styles.positioner, positioner)}>
          <Ark.Content className={cx(styles.content, content)}>{children}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
