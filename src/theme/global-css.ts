import { defineGlobalStyles } from '@pandacss/dev'

/** What browsers bring along and this app's elements do without; Panda's own reset is twice as long. */
const reset = {
  '*, *::before, *::after, ::backdrop': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    borderStyle: 'solid',
    borderColor: '[currentcolor]',
  },
  'ol, ul': { listStyle: 'none' },
  'img, svg, iframe': { display: 'block' },
  img: { maxWidth: '100%', height: 'auto' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' },
  'p, h1, h2, h3, h4': { overflowWrap: 'break-word' },
  'button, input, select, textarea': {
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    background: 'transparent',
  },
  button: { appearance: 'button' },
  '::placeholder': { opacity: '1' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  '::-webkit-search-decoration, ::-webkit-search-cancel-button': { appearance: 'none' },
  '[hidden]': { display: 'none !important' },
} as const

export const globalCss = defineGlobalStyles({
  ...reset,
  html: {
    colorScheme: 'light',
    scrollbarGutter: 'stable',
    background: 'canvas',
    WebkitTextSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
  },
  ':root[data-theme=dark]': { colorScheme: 'dark' },
  // A dialog scrolls for itself: its scrollbar takes the place of the page's, which keeps its width.
  'html:has(> body[data-scroll-lock])': { scrollbarGutter: 'auto !important' },
  'body[data-scroll-lock]': { paddingInlineEnd: 'var(--scrollbar-width)' },
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
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '2px',
  },
  // What takes the focus comes to stand clear of the header and of the bar at the foot. Not the page's scroll padding: a
  // field in the header would scroll the page as well.
  'main :is(a, button, input, textarea)': { scrollMarginBlock: '4.5rem 5rem' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // 0s, not a little: else every property of every element has a transition, and the first styles move the page.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})
