import { defineSlotRecipe } from '@pandacss/dev'

/** A panel over the page: a sheet from the bottom on narrow screens, a centred card on wide ones. */
export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'close'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      background: '[color-mix(in srgb, var(--colors-shade) 66%, transparent)]',
      zIndex: 'overlay',
      _open: { animationName: 'fade', animationDuration: 'base' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'stretch', md: 'flex-start' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: { base: '0', md: '8' },
    },
    content: {
      position: 'relative',
      width: 'full',
      background: 'surface',
      color: 'fg',
      borderRadius: { base: 'none', md: 'dialog' },
      boxShadow: 'floating',
      overflow: 'clip',
      minHeight: { base: 'screen', md: '0' },
      height: 'fit',
      marginBlock: { md: 'auto' },
      outlineStyle: 'none',
      _open: { animationName: 'rise', animationDuration: 'base', animationTimingFunction: 'out' },
    },
    close: { position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: 'raised' },
  },
  variants: {
    size: {
      modal: { content: { maxWidth: 'modal' } },
      form: { content: { maxWidth: 'form' } },
      /** A question or a short form: no higher than what it holds, and clear of the toasts at the lower edge. */
      small: {
        positioner: { alignItems: 'flex-start', padding: { base: '4', md: '8' } },
        content: { maxWidth: '[28rem]', minHeight: '0', borderRadius: 'dialog', marginBlock: 'auto' },
      },
    },
  },
  defaultVariants: { size: 'modal' },
  staticCss: ['*'],
})
