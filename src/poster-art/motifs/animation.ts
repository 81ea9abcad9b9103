import { allOver, type Motif, type Motifs } from '../motif.ts'
import { blob, circle, n, polar, polygon, times } from '../shapes.ts'

const pencil: Motif = ({ w, h, random }) => {
  const size = Math.min(w, h)
  const flip = random.chance(0.5) ? -1 : 1
  const [x, y] = [w / 2 - flip * size * 0.14, h * 0.74]
  const angle = -random.between(0.85, 1.1)
  const at = (along: number, side: number) => {
    const [u, v] = [along * size, side * size * 0.075]
    return [
      x + flip * (u * Math.cos(angle) - v * Math.sin(angle)),
      y + u * Math.sin(angle) + v * Math.cos(angle),
    ] as const
  }
  const band = (from: number, to: number, low = -1, high = 1) =>
    polygon(at(from, low), at(to, low), at(to, high), at(from, high))
  const from = flip > 0 ? -8 : w + 8
  const loop = size * 0.17
  const lx = x - flip * size * 0.24
  return [
    {
      d: `M${n(from)} ${n(y - loop * 0.4)}C${n(lx - flip * loop)} ${n(y + loop)} ${n(lx + flip * loop * 1.6)} ${n(y - loop * 0.2)} ${n(lx + flip * loop * 0.5)} ${n(y - loop * 1.3)}C${n(lx - flip * loop * 0.6)} ${n(y - loop * 2)} ${n(lx - flip * loop * 0.8)} ${n(y + loop * 0.5)} ${n(x)} ${n(y)}`,
      stroke: 'b',
      width: size * 0.03,
      round: true,
    },
    { d: polygon(at(0, 0), at(0.16, -1), at(0.16, 1)), fill: 'light', stroke: 'a', width: 1 },
    { d: polygon(at(0, 0), at(0.055, -0.34), at(0.055, 0.34)), fill: 'dark' },
    { d: band(0.16, 0.64), fill: 'a' },
    { d: band(0.16, 0.64, -0.33, 0.33), fill: 'c' },
    { d: band(0.64, 0.68), fill: 'light' },
    { d: band(0.68, 0.75), fill: 'b' },
  ]
}

const circleToStar = allOver(({ w, h, random }) => {
  const columns = w > h * 1.3 ? 5 : 3
  const cell = w / (columns + 0.5)
  const rows = Math.max(1, Math.floor((h - cell * 0.2) / cell))
  const count = columns * rows
  const points = random.integer(4, 7)
  const form = (i: number) => {
    const k = i / (count - 1)
    const r = cell * 0.38
    const corners = times(points * 2, (at) =>
      polar(
        ((i % columns) + 0.75) * cell,
        h / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * cell,
        at % 2 === 0 ? r * (0.86 + 0.2 * k) : r * (0.98 - 0.6 * k),
        (at * Math.PI) / points - Math.PI / 2,
      ),
    )
    return k < 0.55 ? blob(corners) : polygon(...corners)
  }
  return [
    { d: times(count - 1, form).join(''), fill: 'a' },
    { d: form(count - 1), fill: 'b' },
  ]
})

const creatures: Motif = ({ w, h, random }) => {
  const gaze = random.between(-1, 1)
  const dome = (x: number, top: number, half: number) => {
    const r = half
    return `M${n(x - half)} ${n(h + 4)}V${n(top + r)}A${n(half)} ${n(r)} 0 0 1 ${n(x + half)} ${n(top + r)}V${n(h + 4)}z`
  }
  const bodies = [
    { x: w * 0.24, top: h * random.between(0.34, 0.48), half: w * 0.2, eyes: 2, fill: 'c' as const },
    {
      x: w * 0.78,
      top: h * random.between(0.42, 0.56),
      half: w * 0.19,
      eyes: random.integer(1, 3),
      fill: 'b' as const,
    },
    { x: w * 0.51, top: h * random.between(0.2, 0.3), half: w * 0.23, eyes: random.integer(1, 2), fill: 'a' as const },
  ]
  const size = Math.min(w * 0.062, h * 0.08)
  const eyes = bodies.flatMap(({ x, top, half, eyes: count }) =>
    times(
      count,
      (i) => [x + (i - (count - 1) / 2) * size * 2.15, top + half * 0.8, count === 1 ? size * 1.4 : size] as const,
    ),
  )
  return [
    ...bodies.map(({ x, top, half, fill }) => ({ d: dome(x, top, half), fill })),
    { d: eyes.map(([x, y, r]) => circle(x, y, r)).join(''), fill: 'light' },
    { d: eyes.map(([x, y, r]) => circle(x + gaze * r * 0.4, y - r * 0.2, r * 0.48)).join(''), fill: 'dark' },
  ]
}

export const animation: Motifs = [pencil, creatures, circleToStar]
