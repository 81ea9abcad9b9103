import { defineGlobalStyles } from '@pandacss/dev'

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    _dark: { colorScheme: 'dark' },
    scrollbarGutter: 'stable',
    background: 'canvas',
    WebkitTextSizeAdjust: '100%',
  },
  // What shows beside the page where the scrollbar was, while a dialog locks it.
  'html:has([data-scope=dialog][data-part=backdrop][data-state=open])': {
    background: '[color-mix(in srgb, var(--colors-canvas), var(--colors-shade) 66%)]',
  },
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'normal',
    color: 'fg',
    background: 'canvas',
    minHeight: 'screen',
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '2px',
  },
  // Tooltips: the button's own name, 700 ms after the pointer came to rest on it (spec section 9).
  '[data-tooltip]': { position: 'relative' },
  '@media (hover: hover)': {
    '[data-tooltip]::after': {
      content: 'attr(data-tooltip)',
      display: 'none',
      position: 'absolute',
      top: 'calc(100% + 0.25rem)',
      insetInlineEnd: '0',
      zIndex: 'floating',
      width: 'max-content',
      maxWidth: '13rem',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'chip',
      background: 'fg',
      color: 'canvas',
      fontSize: 'xs',
      fontWeight: 'medium',
      lineHeight: 'snug',
      textAlign: 'start',
      whiteSpace: 'normal',
      pointerEvents: 'none',
    },
    '[data-tooltip]:hover::after': {
      display: 'block',
      animationName: 'fade',
      animationDuration: 'fast',
      animationDelay: '700ms',
      animationFillMode: 'backwards',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
