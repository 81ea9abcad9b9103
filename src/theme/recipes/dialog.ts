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
      // As the positioner's: the order in the page then puts each dialog's shade over the dialog below it.
      zIndex: 'dialog',
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
      outlineStyle: { base: 'none', _highContrast: 'solid' },
      outlineWidth: { _highContrast: 'thin' },
      _open: { animationName: 'rise', animationDuration: 'base', animationTimingFunction: 'out' },
    },
    close: { position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: 'raised' },
  },
  variants: {
    size: {
      /** Stays where it is when what it shows becomes longer or shorter. */
      modal: { content: { maxWidth: 'modal' } },
      form: { content: { maxWidth: 'form', marginBlock: { md: 'auto' } } },
      /** A question or a short form: no higher than what it holds, and clear of the toasts at the lower edge. */
      small: {
        positioner: { alignItems: 'flex-start', padding: { base: '4', md: '8' } },
        content: { maxWidth: '[28rem]', minHeight: '0', borderRadius: 'dialog', marginBlock: 'auto' },
      },
      /** A film at the middle of a dark room, as wide as its height lets it be. */
      player: {
        backdrop: { background: '[color-mix(in srgb, var(--colors-shade) 90%, transparent)]' },
        positioner: { alignItems: 'center' },
        content: { maxWidth: '[min(75rem, 150dvh)]', minHeight: '0', background: 'clear' },
        close: { top: '2', insetInlineEnd: '2' },
      },
      /** All of the screen. */
      screen: {
        positioner: { padding: '0' },
        content: { borderRadius: 'none', boxShadow: 'none' },
      },
    },
  },
  defaultVariants: { size: 'modal' },
  staticCss: ['*'],
})
