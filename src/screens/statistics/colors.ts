import type { CSSProperties } from 'react'

/** For the attributes of SVG elements: classes would be part of the stylesheet that Home loads. */
export const colors = {
  accent: 'var(--colors-accent)',
  fill: 'var(--colors-accent\\.fill)',
  control: 'var(--colors-control)',
  fg: 'var(--colors-fg)',
  line: 'var(--colors-line)',
  muted: 'var(--colors-fg\\.muted)',
  raised: 'var(--colors-raised)',
} as const

/** The share of the accent, in percent, in the color of an unlit cell. */
export const lit = (percent: number): string => `color-mix(in oklch, ${colors.fill} ${percent}%, ${colors.raised})`

export const label = { fill: colors.muted, fontSize: 12 } as const

/** Columns of six on a large screen. */
export const span = (columns: number): CSSProperties => ({ '--span': columns }) as CSSProperties
