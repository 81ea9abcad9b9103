import { type Pen, slantWidth } from './pen.ts'
import { n } from './shapes.ts'

export const arc = (q: number, sweep: 0 | 1, x: number, y: number) => `A${n(q)} ${n(q)} 0 0 ${sweep} ${n(x)} ${n(y)}`

/** Half a bowl from the left: along the top, around the right, back along the bottom. */
export const bowl = (p: Pen, x: number, top: number, foot: number): string => {
  const q = Math.min(p.q, (foot - top) / 2)
  return `M${n(x)} ${n(top)}H${n(p.r - q)}${arc(q, 1, p.r, top + q)}V${n(foot - q)}${arc(q, 1, p.r - q, foot)}H${n(x)}`
}

export const ring = (p: Pen, top: number, foot: number): string => {
  const q = Math.min(p.q, (foot - top) / 2)
  return `M${n(p.r)} ${n(top + q)}V${n(foot - q)}${arc(q, 1, p.r - q, foot)}H${n(p.l + q)}${arc(q, 1, p.l, foot - q)}V${n(top + q)}${arc(q, 1, p.l + q, top)}H${n(p.r - q)}${arc(q, 1, p.r, top + q)}z`
}

export const upright = (p: Pen, x: number, from = p.T, to = p.B) => p.stroke(`M${n(x)} ${n(from)}V${n(to)}`)
export const level = (p: Pen, y: number, from: number, to: number) => p.stroke(`M${n(from)} ${n(y)}H${n(to)}`)

/** An open bowl around the left, like a C. Without `end` the lower lip mirrors the upper. */
export const cup = (p: Pen, end?: string): string => {
  const { q, l, r, t, b, h } = p
  const opening = h * (p.round ? 0.27 : 0.35)
  // Or a round C would close into an O.
  const cut = Math.max(0, t + q - opening)
  const lip = r - q + Math.sqrt(q * q - cut * cut)
  const upper = cut > 0 ? `M${n(lip)} ${n(opening)}` : `M${n(r)} ${n(opening)}V${n(t + q)}`
  const left = `${arc(q, 0, r - q, t)}H${n(l + q)}${arc(q, 0, l, t + q)}V${n(b - q)}${arc(q, 0, l + q, b)}H${n(r - q)}`
  if (end !== undefined) {
    return `${upper}${left}${arc(q, 0, r, b - q)}${end}`
  }
  return upper + left + (cut > 0 ? arc(q, 0, lip, h - opening) : `${arc(q, 0, r, b - q)}V${n(h - opening)}`)
}

export const drawO = (p: Pen) => p.stroke(ring(p, p.t, p.b))
const across = (p: Pen) => slantWidth(p.s)
/** Outer edges at the bottom of slanted letters. */
export const ends = (p: Pen): readonly [left: number, middle: number, right: number] =>
  p.round
    ? [p.l - across(p) / 2, p.c - across(p) / 2, p.r - across(p) / 2]
    : [p.L, p.c - across(p) / 2, p.R - across(p)]
export const tail = (p: Pen, q: number) =>
  `V${n(p.b - q)}${arc(q, 1, p.r - q, p.b)}H${n(p.l + q)}${arc(q, 1, p.l, p.b - q)}V${n(p.h * 0.68)}`
export const stop = (p: Pen, x: number, y = p.h - p.s) =>
  p.stroke(`M${n(x)} ${n(y + (p.round ? p.s * 0.49 : 0))}v${n(p.round ? p.s * 0.02 : p.s)}`)

/** Width relative to an ordinary letter (1), 0 for a single stem; and how to draw it. */
export type Glyph = readonly [width: number, draw: (p: Pen) => void]
