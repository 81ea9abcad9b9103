import { defineTokens } from '@pandacss/dev'

const px = (value: number) => ({ value: `${value / 16}rem` })

const spacing = {
  '0': { value: '0' },
  '0.5': px(2),
  '1': px(4),
  '1.5': px(6),
  '2': px(8),
  '2.5': px(10),
  '3': px(12),
  '4': px(16),
  '5': px(20),
  '6': px(24),
  '8': px(32),
  '10': px(40),
  '12': px(48),
  '16': px(64),
  '20': px(80),
  /** For what is fixed or sticks above the bottom bar of narrow screens. */
  'above-bar': { value: 'calc(4.25rem + env(safe-area-inset-bottom))' },
  /** Clear of a notch at the side, which a phone has when it lies. */
  'safe-left': { value: 'env(safe-area-inset-left)' },
  'safe-right': { value: 'env(safe-area-inset-right)' },
  /** Centers content of at most 1700 px: the header and the page share its left edge. */
  gutter: { value: 'max(2rem, calc(50% - 53.125rem))' },
}

export const tokens = defineTokens({
  fonts: {
    body: {
      value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    },
  },
  fontSizes: { '2xs': px(12), xs: px(13), sm: px(14), md: px(16), lg: px(20), xl: px(28), '2xl': px(40) },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  lineHeights: { none: { value: '1' }, tight: { value: '1.2' }, snug: { value: '1.35' }, normal: { value: '1.5' } },
  letterSpacings: { tight: { value: '-0.02em' }, normal: { value: '0' } },
  radii: { none: { value: '0' }, chip: px(6), card: px(10), dialog: px(16), full: { value: '9999px' } },
  spacing,
  sizes: {
    ...spacing,
    '9': px(36),
    '11': px(44),
    '14': px(56),
    full: { value: '100%' },
    screen: { value: '100dvh' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    sidebar: px(232),
    prose: { value: '65ch' },
    toast: px(350),
    'toast-min': px(200),
    popover: px(320),
    search: px(440),
    form: px(640),
    rows: px(960),
    modal: px(1100),
  },
  durations: { fast: { value: '120ms' }, base: { value: '180ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } },
  zIndex: {
    base: { value: '0' },
    raised: { value: '1' },
    bar: { value: '10' },
    floating: { value: '20' },
    overlay: { value: '30' },
    dialog: { value: '31' },
    toast: { value: '40' },
  },
  borderWidths: { thin: { value: '1px' }, thick: { value: '2px' } },
  shadows: {
    floating: { value: '0 12px 32px rgb(0 0 0 / 0.32), 0 2px 8px rgb(0 0 0 / 0.2)' },
    none: { value: 'none' },
  },
  aspectRatios: { poster: { value: '2 / 3' }, backdrop: { value: '16 / 9' }, square: { value: '1 / 1' } },
})
