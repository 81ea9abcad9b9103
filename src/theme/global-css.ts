import { defineGlobalStyles } from '@pandacss/dev'

/** The part of a CSS reset that this app needs; Panda's preflight is twice as long. */
const reset = {
  '*, *::before, *::after, ::backdrop': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    borderStyle: 'solid',
    borderColor: 'current',
  },
  'ol, ul': { listStyle: 'none' },
  'img, svg, iframe': { display: 'block' },
  img: { maxWidth: '100%', height: 'auto' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' },
  'p, h1, h2, h3, h4': { overflowWrap: 'break-word' },
  // A title has its own direction, and the edge of what is around it.
  ':is(h1, h2, h3, a, span)[dir=auto]': { textAlign: 'match-parent' },
  // Korean wraps between words, Japanese headings between phrases.
  ':lang(ko)': { wordBreak: 'keep-all', overflowWrap: 'break-word' },
  ':lang(ja) :is(h1, h2, h3, h4, button)': { wordBreak: 'auto-phrase' },
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
  // A dialog has its own scrollbar; the page keeps its width, and its gutter if it is too short for a scrollbar.
  'html:has(> body[data-scroll-lock])': { scrollbarGutter: 'auto !important' },
  'body[data-scroll-lock]': { paddingInlineEnd: 'var(--gutter)' },
  // Every element would inherit what Ark sets here, which restyles the whole page. A dialog's backdrop covers it anyway.
  'body[data-inert]': { pointerEvents: 'auto !important' },
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'normal',
    color: 'fg',
    background: 'canvas',
    minHeight: 'viewport',
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
  },
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '2px',
  },
  // Keeps focused elements clear of the header and the bottom bar. Not scroll-padding on the page: fields in the header
  // would scroll it too.
  'main :is(a, button, input, textarea)': { scrollMarginBlock: '4.5rem 5rem' },
  // Large text on a narrow screen is shown whole, and long words are divided.
  '@media (max-width: 19.99rem)': {
    ':is(h1, h2, h3, h4, p, [dir=auto])': { hyphens: 'auto', hyphenateLimitChars: '9 4 4' },
    '*': { WebkitLineClamp: 'none !important' },
  },
  // What is there to act with, and what comes and goes.
  '@media print': {
    'nav, aside, search, .button:not([data-printed]), button:not([data-printed]), a[data-tooltip], input, select, textarea, [role=combobox], [role=progressbar], [data-above-dialogs]':
      { display: 'none !important' },
    '@page': { margin: '15mm' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      // Not a small duration: every property would get a transition, and the first styles would animate.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})
