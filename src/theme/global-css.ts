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
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
