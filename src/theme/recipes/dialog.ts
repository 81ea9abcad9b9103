import { defineSlotRecipe } from '@pandacss/dev'

/** A sheet from the bottom on narrow screens, a centered card on wide ones. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'close'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      background: 'shade/66',
      // Equal to the positioner's, so that a later dialog's backdrop covers an earlier dialog.
      zIndex: 'dialog',
      _open: { animationName: 'fade', animationDuration: 'base' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      bottom: 'above-keyboard',
      zIndex: 'dialog',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'stretch', md: 'flex-start' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // What is typed stays above what is pinned to the foot.
      '&:has([data-dialog-foot])': { scrollPaddingBottom: '24' },
      paddingBlock: { base: '0', md: '8' },
      paddingLeft: { base: 'safe-left', md: '[max(2rem, env(safe-area-inset-left))]' },
      paddingRight: { base: 'safe-right', md: '[max(2rem, env(safe-area-inset-right))]' },
    },
    content: {
      position: 'relative',
      width: 'full',
      background: 'surface',
      color: 'fg',
      borderRadius: { base: 'none', md: 'dialog' },
      boxShadow: 'floating',
      overflow: 'clip',
      minHeight: { base: 'viewport', md: '0' },
      height: 'fit',
      outlineStyle: { base: 'none', _highContrast: 'solid' },
      outlineWidth: { _highContrast: 'thin' },
      // Opaque from its first frame: only the backdrop fades.
      _open: { animationName: 'lift', animationDuration: 'base', animationTimingFunction: 'out' },
    },
    close: { position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: 'raised' },
  },
  variants: {
    size: {
      /** Keeps its position when its content changes height. */
      modal: { content: { maxWidth: 'modal' } },
      form: { content: { maxWidth: 'form', marginBlock: { md: 'auto' } } },
      /** As high as its content, and clear of the toasts. */
      small: {
        positioner: {
          alignItems: 'flex-start',
          paddingBlock: { base: '4', _largeText: '0' },
          paddingLeft: { base: 'edge-left', _largeText: '0' },
          paddingRight: { base: 'edge-right', _largeText: '0' },
        },
        content: {
          maxWidth: { base: '112', _lowScreen: 'form' },
          minHeight: '0',
          borderRadius: 'dialog',
          marginBlock: 'auto',
        },
      },
      /** A video, as wide as its height allows. */
      player: {
        backdrop: { background: 'shade/90' },
        positioner: { alignItems: 'center' },
        content: { maxWidth: '[min(75rem, 150dvh)]', minHeight: '0', background: 'clear' },
        close: { top: '2', insetInlineEnd: '2' },
      },
      /** Full screen. */
      screen: {
        positioner: {
          paddingBlock: { base: '0', md: '0' },
          paddingLeft: { md: 'safe-left' },
          paddingRight: { md: 'safe-right' },
        },
        content: { borderRadius: 'none', boxShadow: 'none' },
      },
    },
  },
  defaultVariants: { size: 'modal' },
  staticCss: ['*'],
})
