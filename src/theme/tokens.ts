import { defineTokens } from '@pandacss/dev'

const px = (value: number) => ({ value: `${value / 16}rem` })

/** In pixels; a step is 4. */
export const steps = {
  '0': 0,
  '0.5': 2,
  '1': 4,
  '1.5': 6,
  '2': 8,
  '2.5': 10,
  '3': 12,
  '4': 16,
  '5': 20,
  '6': 24,
  '7': 28,
  '8': 32,
  '10': 40,
  '11': 44,
  '12': 48,
  '16': 64,
  '20': 80,
} as const

/** In pixels: the sizes of buttons and bars. */
export const touchSteps = { '9': 36, '10': 40, '11': 44, '12': 48, '14': 56, '16': 64 } as const

const captions = {
  /** Two lines of a title and one of facts, under a picture. */
  caption: { value: '4.1rem' },
  /** One line of each: where there is hover, the rest is shown on demand. */
  'caption-short': { value: '2.8rem' },
}

/** With those of `semantic-tokens.ts`. */
const spacing = {
  ...captions,
  /** For what is fixed or sticks above the bottom bar of narrow screens. */
  'above-bar': { value: 'calc(4.25rem + env(safe-area-inset-bottom))' },
  /** Clear of a notch at the side, which a phone has when it lies. */
  'safe-left': { value: 'env(safe-area-inset-left)' },
  'safe-right': { value: 'env(safe-area-inset-right)' },
  'safe-bottom': { value: 'env(safe-area-inset-bottom)' },
  /** Of what is fixed: a raised keyboard covers the rest, where it does not resize the page (`useRaisedKeyboard`). */
  'above-keyboard': { value: 'var(--keyboard, 0px)' },
  /** The edge of what is as wide as a narrow screen. */
  'edge-left': { value: 'max(1rem, env(safe-area-inset-left))' },
  'edge-right': { value: 'max(1rem, env(safe-area-inset-right))' },
  /** Of what floats in the corner of the window. */
  'corner-start': { value: 'calc(0.5rem + env(safe-area-inset-left))' },
  'corner-end': { value: 'calc(1.5rem + env(safe-area-inset-right))' },
  'corner-above-bar': {
    value: 'max(calc(4.75rem + env(safe-area-inset-bottom)), calc(1rem + var(--keyboard, 0px)))',
  },
  'corner-above-keyboard': { value: 'max(1.5rem, calc(1rem + var(--keyboard, 0px)))' },
  /** Centers content of at most 2240 px: the header and the page share its left edge. */
  gutter: { value: 'max(2rem, calc(50% - 70rem))' },
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
  letterSpacings: { tight: { value: '-0.02em' } },
  radii: { none: { value: '0' }, chip: px(6), card: px(10), dialog: px(16), full: { value: '9999px' } },
  spacing,
  sizes: {
    ...Object.fromEntries(
      Object.entries(steps).flatMap(([step, pixels]) => (step in touchSteps ? [] : [[step, px(pixels)]])),
    ),
    ...captions,
    '4.5': px(18),
    '13': px(52),
    '17': px(68),
    '18': px(72),
    '24': px(96),
    '25': px(100),
    '26': px(104),
    '30': px(120),
    '32': px(128),
    '34': px(136),
    '40': px(160),
    '41': px(164),
    '42': px(168),
    '44': px(176),
    '48': px(192),
    '52': px(208),
    '56': px(224),
    '60': px(240),
    '64': px(256),
    '72': px(288),
    '80': px(320),
    '88': px(352),
    '96': px(384),
    '112': px(448),
    '176': px(704),
    full: { value: '100%' },
    viewport: { value: '100dvh' },
    /** Of what opens in the window, at most. */
    window: { value: 'calc(100vw - 2rem)' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    prose: { value: '65ch' },
    /** Of a text of one or two sentences. */
    hint: px(544),
    /** Of a card in a row that scrolls. */
    'row-card': { value: 'min(15.5rem, 78vw)' },
    /** In a row that wraps when there is less room for it. */
    'row-text': { value: 'min(12rem, 100%)' },
    toast: { value: 'min(21.875rem, 100vw - 1rem)' },
    'toast-min': { value: 'min(12.5rem, 100%)' },
    search: px(440),
    form: px(640),
    rows: px(960),
    modal: px(1100),
  },
  durations: { fast: { value: '120ms' }, base: { value: '180ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } },
  zIndex: {
    behind: { value: '-1' },
    raised: { value: '1' },
    bar: { value: '10' },
    floating: { value: '20' },
    overlay: { value: '30' },
    dialog: { value: '31' },
    toast: { value: '40' },
  },
  borderWidths: {
    none: { value: '0' },
    thin: { value: '1px' },
    icon: { value: '1.75px' },
    thick: { value: '2px' },
    check: { value: '3px' },
    heavy: { value: '4px' },
  },
  shadows: {
    floating: { value: '0 12px 32px rgb(0 0 0 / 0.32), 0 2px 8px rgb(0 0 0 / 0.2)' },
    none: { value: 'none' },
  },
  aspectRatios: {
    poster: { value: '2 / 3' },
    backdrop: { value: '16 / 9' },
    banner: { value: '21 / 9' },
  },
})
