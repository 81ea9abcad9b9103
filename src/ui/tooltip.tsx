import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import { css } from '#styled/css'

const positioner = css({ zIndex: 'toast!', pointerEvents: 'none' })
const content = css({
  width: 'max',
  maxWidth: '52',
  paddingInline: '2',
  paddingBlock: '1',
  borderRadius: 'chip',
  background: 'fg',
  color: 'canvas',
  fontSize: 'xs',
  fontWeight: 'medium',
  lineHeight: 'snug',
  animationStyle: 'fade',
})

export const Tooltip = ({ anchor, text }: { readonly anchor: HTMLElement; readonly text: string }) => (
  <Ark.Root
    open
    // Otherwise Escape closes the dialog below as well.
    closeOnEscape={false}
    closeOnScroll={false}
    positioning={{
      placement: anchor.dataset['tooltipSide'] === 'right' ? 'right' : 'bottom',
      gutter: 4,
      getAnchorElement: () => anchor,
    }}
  >
    <Portal>
      <Ark.Positioner className={positioner}>
        <Ark.Content className={content}>{text}</Ark.Content>
      </Ark.Positioner>
    </Portal>
  </Ark.Root>
)
