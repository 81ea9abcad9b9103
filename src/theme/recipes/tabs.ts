import { defineSlotRecipe } from '@pandacss/dev'

export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'tab'],
  base: {
    list: {
      display: 'flex',
      gap: { base: '0.5', sm: '1' },
      padding: { base: '0.5', sm: '1' },
      borderRadius: 'card',
      background: 'raised',
      width: { base: 'full', sm: 'fit' },
      maxWidth: 'full',
      overflowX: 'auto',
      // All are in sight, in as many lines as they need.
      flexWrap: { _largeText: 'wrap' },
      // Where more of them is hidden.
      '&[data-more=end]': { maskImage: '[linear-gradient(to right, black calc(100% - 3rem), transparent)]' },
      '&[data-more=start]': { maskImage: '[linear-gradient(to left, black calc(100% - 3rem), transparent)]' },
      '&[data-more="start end"]': {
        maskImage: '[linear-gradient(to right, transparent, black 3rem, black calc(100% - 3rem), transparent)]',
      },
      '&[data-more]': { _largeText: { maskImage: 'none' } },
      // More than fit on a phone are scrolled.
      '&[data-many] > *': { flexShrink: '0', whiteSpace: 'nowrap', paddingInline: { base: '3', sm: '4' } },
    },
    tab: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '11',
      flexGrow: { base: '1', sm: '0' },
      justifyContent: 'center',
      paddingInline: { base: '1.5', sm: { base: '4', _lowScreen: '2' } },
      borderRadius: 'chip',
      textStyle: 'label',
      color: 'fg.muted',
      textDecoration: 'none',
      // The watchlist's three are on one line at 360 px in every language, unless text is large.
      fontSize: { base: '[clamp(0.75rem, 3.4vw, 0.875rem)]', sm: 'sm' },
      whiteSpace: { base: 'normal', sm: 'nowrap' },
      lineHeight: { base: 'tight', sm: 'snug' },
      textAlign: 'center',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      '&[aria-current], &[aria-selected=true]': {
        background: 'selected',
        color: 'fg',
        fontWeight: 'semibold',
        _highContrast: { background: 'highlight', color: 'highlight.fg', forcedColorAdjust: 'none' },
      },
    },
  },
})
