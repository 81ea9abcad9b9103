import type { Motif, Motifs } from '../motif.ts'
import { blob, circle, halfDisc, line, n, person, polar, rect, times } from '../shapes.ts'

const orbits: Motif = ({ w, h, random }) => {
  const size = Math.min(w, h)
  const [x, y] = [w * random.between(0.4, 0.6), h * 0.52]
  const tilt = random.between(-0.5, -0.2)
  const ring = (r: number) => {
    const [x1, y1] = polar(x, y, r, tilt)
    const degrees = n((tilt * 180) / Math.PI)
    return `M${n(2 * x - x1)} ${n(2 * y - y1)}A${n(r)} ${n(r * 0.34)} ${degrees} 1 1 ${n(x1)} ${n(y1)}A${n(r)} ${n(r * 0.34)} ${degrees} 1 1 ${n(2 * x - x1)} ${n(2 * y - y1)}z`
  }
  const stars = times(34, () => circle(random.next() * w, random.next() * h, random.between(0.4, 1.1))).join('')
  const moonAt = (r: number, angle: number) => {
    const [u, v] = [Math.cos(angle) * r, Math.sin(angle) * r * 0.34]
    return [x + u * Math.cos(tilt) - v * Math.sin(tilt), y + u * Math.sin(tilt) + v * Math.cos(tilt)] as const
  }
  const [mx, my] = moonAt(size * 0.62, random.between(-0.5, 0.6))
  const [nx, ny] = moonAt(size * 0.44, random.between(2.4, 3.6))
  const r = size * 0.24
  return [
    { d: stars, fill: 'ink' },
    { d: ring(size * 0.44) + ring(size * 0.53) + ring(size * 0.62) + ring(size * 0.8), stroke: 'c', width: 1.6 },
    { d: circle(x, y, r), fill: 'a' },
    { d: halfDisc(x, y, r, tilt + 0.6), fill: 'c' },
    { d: circle(mx, my, size * 0.06), fill: 'b' },
    { d: circle(nx, ny, size * 0.028), fill: 'ink' },
  ]
}

const grid: Motif = ({ w, h, random }) => {
  const horizon = h * random.between(0.56, 0.64)
  const r = Math.min(w * 0.3, h * 0.36)
  const across = times(7, (i) => `M0 ${n(horizon + (h - horizon) * ((i + 0.4) / 6.4) ** 2)}H${n(w)}`)
  const away = times(17, (i) =>
    line([
      [w / 2 + (i - 8) * w * 0.035, horizon],
      [w / 2 + (i - 8) * w * 0.24, h],
    ]),
  )
  const gaps = times(5, (i) => rect(0, horizon - r * 0.12 * (i + 1) ** 1.12, w, r * 0.075 * (1 - i * 0.16)))
  return [
    { d: circle(w / 2, horizon - r * 0.42, r), fill: 'b' },
    { d: gaps.join(''), fill: 'ground' },
    { d: rect(0, horizon, w, h - horizon), fill: 'c' },
    { d: across.join('') + away.join(''), stroke: 'a', width: 1.2 },
    { d: rect(0, horizon - 0.8, w, 1.6), fill: 'a' },
  ]
}

const eclipse: Motif = ({ w, h, random }) => {
  const r = Math.min(w, h) * 0.27
  const [x, y] = [w * 0.5, h * 0.44]
  const arcs = times(6, (i) => circle(x, y, r * (1.35 + i * 0.3))).join('')
  const shift = random.between(0.06, 0.12) * r
  return [
    { d: arcs, stroke: 'c', width: 1.4 },
    { d: circle(x, y, r), fill: 'b' },
    { d: circle(x - shift, y + shift, r * 0.93), fill: 'dark' },
    {
      d: blob([
        [-w * 0.3, h * 1.3],
        [-w * 0.2, h * 0.9],
        [w * 0.5, h * 0.8],
        [w * 1.2, h * 0.92],
        [w * 1.3, h * 1.3],
      ]),
      fill: 'a',
    },
    { d: person(w * random.between(0.3, 0.7), h * 0.885, h * 0.13), fill: 'ink' },
  ]
}

export const scienceFiction: Motifs = [orbits, grid, eclipse]
