import { n } from './shapes.ts'
import { arc, bowl, cup, drawO, ends, type Glyph, level, tail, upright } from './strokes.ts'

/** Width 1 is an ordinary letter, 0 a single stem. */
export const capitals: Readonly<Record<string, Glyph>> = {
  A: [
    1.16,
    (p) => {
      const [left, middle, right] = ends(p)
      p.slant(middle, left)
      p.slant(middle, right)
      level(p, p.h * 0.74, p.c - (p.c - p.l) * 0.6, p.c + (p.r - p.c) * 0.6)
    },
  ],
  B: [
    1,
    (p) => {
      upright(p, p.l)
      p.stroke(bowl(p, p.L, p.t, p.m))
      p.stroke(bowl(p, p.L, p.m, p.b))
    },
  ],
  C: [1, (p) => p.stroke(cup(p))],
  D: [
    1,
    (p) => {
      upright(p, p.l)
      p.stroke(bowl(p, p.L, p.t, p.b))
    },
  ],
  E: [
    0.86,
    (p) => {
      upright(p, p.l)
      level(p, p.t, p.L, p.R)
      level(p, p.m, p.l, p.R - p.s * 0.2)
      level(p, p.b, p.L, p.R)
    },
  ],
  F: [
    0.84,
    (p) => {
      upright(p, p.l)
      level(p, p.t, p.L, p.R)
      level(p, p.h * 0.52, p.l, p.R - p.s * 0.2)
    },
  ],
  G: [1.02, (p) => p.stroke(cup(p, `V${n(p.h * 0.55)}H${n(p.c)}`))],
  H: [
    1,
    (p) => {
      upright(p, p.l)
      upright(p, p.r)
      level(p, p.m, p.l, p.r)
    },
  ],
  I: [0, (p) => upright(p, p.c)],
  J: [0.9, (p) => p.stroke(`M${n(p.r)} ${n(p.T)}${tail(p, p.q)}`)],
  K: [
    1.06,
    (p) => {
      const right = ends(p)[2]
      const foot = p.l - p.s * 0.1
      upright(p, p.l)
      p.slant(right, foot, 0, p.h * 0.62)
      p.slant(right + (foot - right) * 0.58, right, p.h * 0.36, p.h)
    },
  ],
  L: [
    0.8,
    (p) => {
      upright(p, p.l)
      level(p, p.b, p.L, p.R)
    },
  ],
  M: [
    1.46,
    (p) => {
      const [left, middle, right] = ends(p)
      upright(p, p.l)
      upright(p, p.r)
      p.slant(left, middle, 0, p.h * 0.86)
      p.slant(right, middle, 0, p.h * 0.86)
    },
  ],
  N: [
    1.08,
    (p) => {
      const [left, , right] = ends(p)
      upright(p, p.l)
      upright(p, p.r)
      p.slant(left, right)
    },
  ],
  O: [1, drawO],
  P: [
    0.98,
    (p) => {
      upright(p, p.l)
      p.stroke(bowl(p, p.L, p.t, p.h * 0.58))
    },
  ],
  Q: [
    1,
    (p) => {
      drawO(p)
      p.slant(p.c - p.s * 0.3, p.R - p.s * 0.95, p.h * 0.66, p.h * 1.02)
    },
  ],
  R: [
    1.02,
    (p) => {
      const waist = p.h * 0.54
      const q = Math.min(p.q, waist / 3)
      upright(p, p.l)
      p.stroke(bowl(p, p.L, p.t, waist))
      p.stroke(`M${n(p.l)} ${n(waist)}H${n(p.r - q)}${arc(q, 1, p.r, waist + q)}V${n(p.B)}`)
    },
  ],
  S: [
    0.98,
    (p) => {
      const q = Math.min(p.q, p.h * 0.18)
      p.stroke(
        `M${n(p.r)} ${n(p.h * 0.33)}V${n(p.t + q)}${arc(q, 0, p.r - q, p.t)}H${n(p.l + q)}${arc(q, 0, p.l, p.t + q)}V${n(p.h * 0.28)}C${n(p.l)} ${n(p.h * 0.52)} ${n(p.r)} ${n(p.h * 0.47)} ${n(p.r)} ${n(p.h * 0.71)}${tail(p, q)}`,
      )
    },
  ],
  T: [
    0.92,
    (p) => {
      upright(p, p.c)
      level(p, p.t, p.L, p.R)
    },
  ],
  U: [
    1,
    (p) =>
      p.stroke(
        `M${n(p.l)} ${n(p.T)}V${n(p.b - p.q)}${arc(p.q, 0, p.l + p.q, p.b)}H${n(p.r - p.q)}${arc(p.q, 0, p.r, p.b - p.q)}V${n(p.T)}`,
      ),
  ],
  V: [
    1.06,
    (p) => {
      const [left, middle, right] = ends(p)
      p.slant(left, middle)
      p.slant(right, middle)
    },
  ],
  W: [
    1.74,
    (p) => {
      const [left, middle, right] = ends(p)
      const first = left + (middle - left) * 0.56
      const last = right - (right - middle) * 0.56
      p.slant(left, first)
      p.slant(middle, first)
      p.slant(middle, last)
      p.slant(right, last)
    },
  ],
  X: [
    1.06,
    (p) => {
      const [left, , right] = ends(p)
      p.slant(left, right)
      p.slant(right, left)
    },
  ],
  Y: [
    1.06,
    (p) => {
      const [left, middle, right] = ends(p)
      p.slant(left, middle, 0, p.h * 0.6)
      p.slant(right, middle, 0, p.h * 0.6)
      upright(p, p.c, p.h * 0.56)
    },
  ],
  Z: [
    0.94,
    (p) => {
      const [left, , right] = ends(p)
      level(p, p.t, p.L, p.R)
      level(p, p.b, p.L, p.R)
      p.slant(right, left)
    },
  ],
}
