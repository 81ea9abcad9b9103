import type { Motif, Motifs } from '../motif.ts'
import { circle, ellipse, line, polar, polygon, rect, star, times } from '../shapes.ts'

/** Searchlights. */
const searchlights: Motif = ({ w, h, dice }) => {
  const beam = (foot: number, x: number, y: number, r: number) =>
    polygon([foot - 2, h * 0.94], [x - r, y], [x + r, y], [foot + 2, h * 0.94])
  const beams = times(3, (i) => ({
    foot: w * (0.16 + i * 0.34),
    x: w * (0.75 - i * 0.24 + dice.between(-0.1, 0.1)),
    y: h * dice.between(0.12, 0.34),
    r: w * 0.075,
  }))
  const town = polygon(
    [0, h],
    [0, h * 0.93],
    ...times(14, (i) => {
      const y = h * dice.between(0.84, 0.94)
      return [
        [(i * w) / 14, y],
        [((i + 1) * w) / 14, y],
      ] as const
    }).flat(),
    [w, h],
  )
  return [
    ...beams.map(({ foot, x, y, r }, i) => ({ d: beam(foot, x, y, r), fill: i === 1 ? 'a' : 'c' }) as const),
    { d: beams.map(({ x, y, r }) => ellipse(x, y, r, r * 0.42)).join(''), fill: 'b' },
    { d: town, fill: 'dark' },
  ]
}

/** A stencilled star on a crate. */
const stencil: Motif = ({ w, h, dice }) => {
  const r = Math.min(w, h) * 0.42
  const [x, y] = [w / 2, h * 0.5]
  const bars = times(9, (i) => rect(0, (i * h) / 9, w, h / 22)).join('')
  const bridge = Math.min(w, h) * 0.028
  return [
    { d: bars, fill: 'c' },
    { d: star(x, y, r, r * 0.4, 5), fill: dice.chance(0.5) ? 'a' : 'b' },
    {
      d: times(5, (i) => line([[x, y], polar(x, y, r * 1.1, -Math.PI / 2 + (i * 2 * Math.PI) / 5)])).join(''),
      stroke: 'ground',
      width: bridge,
    },
    { d: circle(x, y, r * 0.16), fill: 'ground' },
  ]
}

/** Ranks of chevrons. */
const chevrons: Motif = ({ w, h, dice }) => {
  const count = 5
  const pitch = h / (count + 1.2)
  const drop = w * 0.2
  const odd = dice.whole(1, 3)
  const one = (i: number) =>
    line([
      [w * 0.08, i * pitch + drop + pitch * 0.4],
      [w / 2, i * pitch + pitch * 0.4],
      [w * 0.92, i * pitch + drop + pitch * 0.4],
    ])
  return [
    { d: times(count, (i) => (i === odd ? '' : one(i))).join(''), stroke: 'a', width: pitch * 0.52 },
    { d: one(odd), stroke: 'b', width: pitch * 0.52 },
  ]
}

export const war: Motifs = [searchlights, stencil, chevrons]
