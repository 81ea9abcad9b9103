import { defineSlotRecipe } from '@pandacss/dev'

/** Bottom center on narrow screens, bottom right on wide ones. */
export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'root', 'content', 'title', 'description', 'stars', 'actions'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetInline: { base: '0', md: 'auto' },
      insetInlineEnd: { md: 'corner-end' },
      paddingLeft: { base: 'safe-left', md: '0' },
      paddingRight: { base: 'safe-right', md: '0' },
      bottom: { base: 'corner-above-bar', md: 'corner-above-keyboard' },
      // Above the bar of a selection.
      'body:has([data-selection-bar]) &': {
        bottom: { base: '[calc(8.25rem + env(safe-area-inset-bottom))]', md: '[5.5rem]' },
      },
      'body:has([data-foot-banner]) &': {
        bottom: { base: '[calc(12rem + env(safe-area-inset-bottom))]', md: '[6rem]' },
      },
      // Not on what saves: on wide windows it is beside the dialog.
      'body:has([data-dialog-foot]) &': {
        top: { base: '[calc(1rem + env(safe-area-inset-top))]', xl: 'auto' },
        bottom: { base: 'auto', xl: 'corner-above-keyboard' },
      },
      display: 'flex',
      justifyContent: 'center',
      pointerEvents: 'none',
    },
    root: {
      pointerEvents: 'auto',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      width: 'fit',
      flexWrap: { _largeText: 'wrap' },
      minWidth: 'toast-min',
      maxWidth: 'toast',
      paddingBlock: '3',
      paddingInlineStart: '4',
      paddingInlineEnd: { base: '1', _largeText: '4' },
      layerStyle: 'floatingBar',

      color: 'fg',

      animationStyle: 'rise',
    },
    content: { flexGrow: '1', minWidth: '0', alignSelf: 'center' },
    title: { textStyle: 'label', fontWeight: 'semibold' },
    description: { textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: 4 },
    // The height of the stars, which come later.
    stars: { height: '11', marginInlineStart: '-2', marginBottom: '-2' },
    actions: { display: 'flex', alignItems: 'center', gap: '2', flexShrink: '0' },
  },
  variants: {
    tone: {
      plain: {},
      error: {
        // Only the edge is red: a large red surface would be too loud.
        root: { borderInlineStartWidth: 'heavy', borderInlineStartColor: 'danger' },
      },
    },
  },
  defaultVariants: { tone: 'plain' },
})
