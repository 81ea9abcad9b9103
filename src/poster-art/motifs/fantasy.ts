import type { Motif, Motifs } from '../motif.ts'
import { circle, n, person, polar, polygon, rect, star, times } from '../shapes.ts'

const towers: Motif = ({ w, h, random }) => {
  const size = Math.min(w, h)
  const tower = (x: number, top: number, half: number) =>
    rect(x - half, top, half * 2, h - top) +
    polygon([x - half * 1.35, top], [x, top - half * 3.4], [x + half * 1.35, top])
  const x = w * random.between(0.42, 0.58)
  const u = size / 200
  return [
    { d: circle(x + w * 0.06, h * 0.44, size * 0.37), fill: 'b' },
    { d: tower(x - 58 * u, h * 0.66, 12 * u) + tower(x + 62 * u, h * 0.6, 13 * u), fill: 'c' },
    {
      d:
        tower(x - 28 * u, h * 0.54, 13 * u) +
        tower(x + 32 * u, h * 0.62, 12 * u) +
        tower(x, h * 0.42, 15 * u) +
        rect(x - 74 * u, h * 0.8, 150 * u, h),
      fill: 'a',
    },
    {
      d: times(9, () => star(random.next() * w, random.next() * h * 0.4, random.between(3, 6), 1, 4)).join(''),
      fill: 'ink',
    },
    {
      d:
        rect(x - 3 * u, h * 0.5, 6 * u, 14 * u) +
        rect(x - 31 * u, h * 0.62, 5 * u, 11 * u) +
        rect(x + 30 * u, h * 0.7, 5 * u, 11 * u),
      fill: 'ground',
    },
  ]
}

const portal: Motif = ({ w, h, random }) => {
  const size = Math.min(w, h * 0.9)
  const gate = (k: number) => {
    const half = size * 0.44 * k
    const top = h * 0.08 + (1 - k) * h * 0.5
    const spring = top + half * 1.15
    return `M${n(w / 2 - half)} ${n(h + 2)}V${n(spring)}Q${n(w / 2 - half * 0.9)} ${n(top + half * 0.3)} ${n(w / 2)} ${n(top)}Q${n(w / 2 + half * 0.9)} ${n(top + half * 0.3)} ${n(w / 2 + half)} ${n(spring)}V${n(h + 2)}z`
  }
  const inks = ['c', 'a', 'ground', 'c', 'b'] as const
  return [
    ...inks.map((fill, i) => ({ d: gate(1 - i * 0.18), fill })),
    {
      d: times(12, () => star(random.next() * w, random.next() * h * 0.5, random.between(2.5, 5), 0.9, 4)).join(''),
      fill: 'ink',
    },
    { d: person(w / 2, h * 0.985, h * 0.15), fill: 'figure' },
  ]
}

const moons: Motif = ({ w, h, random }) => {
  const size = Math.min(w, h)
  const [x, y, far] = [w / 2, h / 2, size * 0.34]
  const count = 8
  const spin = random.next()
  const phases = times(count, (i) => polar(x, y, far, spin + (i * 2 * Math.PI) / count))
  const r = size * 0.085
  return [
    { d: circle(x, y, far), stroke: 'c', width: 1.2 },
    { d: phases.map(([px, py]) => circle(px, py, r)).join(''), fill: 'a' },
    {
      d: phases
        .map(([px, py], i) => (i === 0 ? '' : circle(px + r * 0.28 * (i - 4), py, r * (i === 4 ? 1.02 : 0.94))))
        .join(''),
      fill: 'ground',
    },
    { d: star(x, y, size * 0.2, size * 0.045, 4) + star(x, y, size * 0.11, size * 0.035, 4, -Math.PI / 4), fill: 'b' },
  ]
}

export const fantasy: Motifs = [towers, portal, moons]
