import type { Motif, Motifs } from '../motif.ts'
import { circle, person, polygon, rect, times } from '../shapes.ts'

const mesa: Motif = ({ w, h, random }) => {
  const ground = h * 0.74
  const rock = (x: number, top: number, half: number) =>
    polygon(
      [x - half * 1.25, ground + 2],
      [x - half, top + 12],
      [x - half * 0.86, top],
      [x + half * 0.8, top],
      [x + half, top + 14],
      [x + half * 1.3, ground + 2],
    )
  const x = w * random.between(0.36, 0.64)
  return [
    { d: circle(x, ground - h * 0.16, Math.min(w, h) * 0.32), fill: 'b' },
    {
      d:
        rock(w * random.between(0.04, 0.16), h * 0.42, w * 0.17) +
        rock(w * random.between(0.82, 0.94), h * 0.34, w * 0.13),
      fill: 'a',
    },
    { d: rect(0, ground, w, h - ground), fill: 'a' },
    { d: times(4, (i) => rect(0, ground + (h - ground) * (0.22 + i * 0.2), w, 1 + i * 1.4)).join(''), fill: 'c' },
    { d: person(x, ground + h * 0.04, h * 0.13), fill: 'ground' },
  ]
}

const stripedSun: Motif = ({ w, h, random }) => {
  const r = Math.min(w, h) * 0.42
  const [x, y] = [w / 2, h * 0.5]
  const gaps = times(6, (i) => rect(0, y + r * (0.04 + i * 0.17), w, r * (0.028 + i * 0.02)))
  const foot = y + r * 0.98
  return [
    { d: circle(x, y, r), fill: random.chance(0.5) ? 'b' : 'a' },
    { d: gaps.join(''), fill: 'ground' },
    { d: person(x + random.between(-0.4, 0.4) * r, foot, r * 0.5), fill: 'ink' },
    { d: rect(w * 0.04, foot, w * 0.92, 1.6), fill: 'ink' },
  ]
}

export const western: Motifs = [mesa, stripedSun]
