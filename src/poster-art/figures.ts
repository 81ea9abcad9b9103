import type { Pen } from './pen.ts'
import { n } from './shapes.ts'
import { arc, drawO, ends, type Glyph, level, ring, stop, tail, upright } from './strokes.ts'

const figure = (p: Pen, from: number) => {
  const q = Math.min(p.q, (p.b - from) / 2)
  return `M${n(p.l)} ${n(from)}H${n(p.r - q)}${arc(q, 1, p.r, from + q)}${tail(p, q)}`
}
const hook = (p: Pen) =>
  `M${n(p.l)} ${n(p.h * 0.33)}V${n(p.t + p.q)}${arc(p.q, 1, p.l + p.q, p.t)}H${n(p.r - p.q)}${arc(p.q, 1, p.r, p.t + p.q)}`

/** Digits and punctuation. */
export const figures: Readonly<Record<string, Glyph>> = {
  '0': [0.98, drawO],
  '1': [
    0.52,
    (p) => {
      upright(p, p.r)
      p.slant(p.r - p.s * 0.58, p.L - (p.round ? p.s / 2 : 0), 0, p.h * 0.26)
    },
  ],
  '2': [
    0.96,
    (p) => {
      p.stroke(
        `${hook(p)}V${n(p.h * 0.33)}C${n(p.r)} ${n(p.h * 0.58)} ${n(p.l)} ${n(p.h * 0.6)} ${n(p.l)} ${n(p.b)}H${n(p.R)}`,
      )
    },
  ],
  '3': [
    0.96,
    (p) => {
      const q = Math.min(p.q, (p.m - p.t) / 2)
      p.stroke(
        `M${n(p.l)} ${n(p.h * 0.3)}V${n(p.t + q)}${arc(q, 1, p.l + q, p.t)}H${n(p.r - q)}${arc(q, 1, p.r, p.t + q)}V${n(p.m - q)}${arc(q, 1, p.r - q, p.m)}H${n(p.c - p.s * 0.3)}`,
      )
      p.stroke(figure(p, p.m).replace(`M${n(p.l)}`, `M${n(p.c)}`))
    },
  ],
  '4': [
    1.02,
    (p) => {
      const x = p.r - p.s * 0.4
      upright(p, x)
      level(p, p.h * 0.74, p.L, p.R)
      p.slant(x - p.s * 0.58, p.L - (p.round ? p.s / 2 : 0), 0, p.h * 0.8)
    },
  ],
  '5': [
    0.96,
    (p) => {
      level(p, p.t, p.L, p.R - p.s * 0.1)
      upright(p, p.l, p.t, p.h * 0.5)
      p.stroke(figure(p, p.h * 0.42))
    },
  ],
  '6': [
    0.98,
    (p) => {
      p.stroke(ring(p, p.h * 0.42, p.b))
      p.stroke(
        `M${n(p.l)} ${n(p.h * 0.72)}V${n(p.t + p.q)}${arc(p.q, 1, p.l + p.q, p.t)}H${n(p.r - p.q)}${arc(p.q, 1, p.r, p.t + p.q)}V${n(p.h * 0.3)}`,
      )
    },
  ],
  '7': [
    0.9,
    (p) => {
      level(p, p.t, p.L, p.R)
      p.slant(ends(p)[2], p.L + p.s * 0.5)
    },
  ],
  '8': [
    0.98,
    (p) => {
      p.stroke(ring(p, p.t, p.m))
      p.stroke(ring(p, p.m, p.b))
    },
  ],
  '9': [
    0.98,
    (p) => {
      p.stroke(ring(p, p.t, p.h * 0.58))
      p.stroke(`M${n(p.r)} ${n(p.h * 0.3)}${tail(p, p.q)}`)
    },
  ],
  '.': [0, (p) => stop(p, p.c)],
  ',': [
    0,
    (p) => {
      stop(p, p.c)
      p.slant(p.c - p.s * 0.1, p.c - p.s * 0.55, p.h - p.s * 0.2, p.h + p.s * 0.7)
    },
  ],
  ':': [
    0,
    (p) => {
      stop(p, p.c)
      stop(p, p.c, p.h * 0.3)
    },
  ],
  '!': [
    0,
    (p) => {
      upright(p, p.c, p.T, p.h * 0.66)
      stop(p, p.c)
    },
  ],
  '?': [
    0.9,
    (p) => {
      p.stroke(`${hook(p)}V${n(p.h * 0.36)}Q${n(p.r)} ${n(p.m)} ${n(p.c)} ${n(p.m)}V${n(p.h * 0.68)}`)
      stop(p, p.c)
    },
  ],
  "'": [0, (p) => upright(p, p.c, p.T, p.h * 0.3)],
  '"': [
    0.5,
    (p) => {
      upright(p, p.l, p.T, p.h * 0.3)
      upright(p, p.r, p.T, p.h * 0.3)
    },
  ],
  '-': [0.5, (p) => level(p, p.h * 0.52, p.L, p.R)],
  '–': [0.8, (p) => level(p, p.h * 0.52, p.L, p.R)],
  '·': [0, (p) => stop(p, p.c, p.m - p.s / 2)],
  '…': [
    1.3,
    (p) => {
      stop(p, p.l)
      stop(p, p.c)
      stop(p, p.r)
    },
  ],
  '/': [0.8, (p) => p.slant(ends(p)[2], ends(p)[0])],
  '+': [
    0.9,
    (p) => {
      level(p, p.h * 0.55, p.L, p.R)
      upright(p, p.c, p.h * 0.55 - (p.R - p.L) / 2, p.h * 0.55 + (p.R - p.L) / 2)
    },
  ],
  '(': [0.45, (p) => p.stroke(`M${n(p.r)} ${n(p.T)}Q${n(p.l - p.s * 0.3)} ${n(p.m)} ${n(p.r)} ${n(p.B)}`)],
  ')': [0.45, (p) => p.stroke(`M${n(p.l)} ${n(p.T)}Q${n(p.r + p.s * 0.3)} ${n(p.m)} ${n(p.l)} ${n(p.B)}`)],
  '*': [
    0.8,
    (p) => {
      const arm = (p.r - p.l) * 0.55
      for (const angle of [0.52, 1.57, 2.62]) {
        const [dx, dy] = [Math.cos(angle) * arm, Math.sin(angle) * arm]
        p.stroke(`M${n(p.c - dx)} ${n(p.h * 0.35 - dy)}L${n(p.c + dx)} ${n(p.h * 0.35 + dy)}`)
      }
    },
  ],
  '&': [
    1.15,
    (p) =>
      p.stroke(
        `M${n(p.R)} ${n(p.b)}L${n(p.l + p.s * 0.3)} ${n(p.h * 0.36)}C${n(p.l - p.s * 0.2)} ${n(p.h * 0.16)} ${n(p.l + p.s * 0.4)} ${n(p.t)} ${n(p.c - p.s * 0.2)} ${n(p.t)}C${n(p.r)} ${n(p.t)} ${n(p.r - p.s * 0.2)} ${n(p.h * 0.34)} ${n(p.c)} ${n(p.h * 0.43)}C${n(p.l)} ${n(p.h * 0.54)} ${n(p.l)} ${n(p.h * 0.6)} ${n(p.l)} ${n(p.h * 0.7)}C${n(p.l)} ${n(p.b - p.s * 0.2)} ${n(p.l + p.s * 0.4)} ${n(p.b)} ${n(p.c - p.s * 0.2)} ${n(p.b)}C${n(p.r - p.s * 0.5)} ${n(p.b)} ${n(p.r)} ${n(p.h * 0.8)} ${n(p.r)} ${n(p.h * 0.52)}`,
      ),
  ],
}
