import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, line, n, person, polar, polygon, rect, times } from '../shapes.ts'

const keyhole: Motif = ({ w, h, random }) => {
  const [x, y, r] = [w / 2, h * 0.43, Math.min(w, h) * 0.15]
  const rays = times(28, (i) =>
    line([polar(x, y, r * 2.1, (i * Math.PI) / 14), polar(x, y, r * (i % 2 ? 2.5 : 3), (i * Math.PI) / 14)]),
  )
  return [
    { d: circle(x, y + r * 0.4, Math.min(w, h) * 0.62), fill: 'c' },
    { d: rays.join(''), stroke: 'a', width: 2.2 },
    {
      d:
        circle(x, y, r) +
        polygon([x - r * 0.5, y], [x + r * 0.5, y], [x + r * 1.15, y + r * 3], [x - r * 1.15, y + r * 3]),
      fill: 'b',
    },
    { d: person(x + random.between(-0.2, 0.2) * r, y + r * 3, r * 1.7), fill: 'figure' },
  ]
}

const maze = allOver(({ w, h, random }) => {
  const [x, y] = [w / 2, h / 2]
  const step = Math.min(w, h) / 13
  const rings = times(9, (i) => {
    const r = step * (1.4 + i * 1.15)
    const gap = 0.55 / (i + 1.2)
    const start = random.between(0, Math.PI * 2)
    const [x1, y1] = polar(x, y, r, start + gap)
    const [x2, y2] = polar(x, y, r, start - gap)
    const wall = polar(x, y, r + step * 1.15, start + gap)
    return `M${n(x2)} ${n(y2)}A${n(r)} ${n(r)} 0 1 0 ${n(x1)} ${n(y1)}${i < 8 ? `L${n(wall[0])} ${n(wall[1])}` : ''}`
  })
  return [
    { d: rings.join(''), stroke: 'a', width: step * 0.36 },
    { d: circle(x, y, step * 0.7), fill: 'b' },
  ]
})

const stairs: Motif = ({ w, h, random }) => {
  const count = 8
  const flip = random.chance(0.5)
  const at = (x: number) => (flip ? w - x : x)
  const [dx, dy] = [(w * 0.74) / count, (h * 0.62) / count]
  const steps = times(
    count,
    (i) =>
      [
        [at(i * dx), h - i * dy],
        [at(i * dx), h - (i + 1) * dy],
      ] as const,
  ).flat()
  const top = h - count * dy
  const [dw, dh] = [w * 0.17, h * 0.26]
  const door = at(w * 0.83)
  return [
    { d: polygon([at(0), h], ...steps, [at(w), top], [at(w), h]), fill: 'a' },
    {
      d: times(count, (i) =>
        polygon([at(i * dx), h - (i + 1) * dy], [at((i + 1) * dx), h - (i + 1) * dy], [at((i + 1) * dx), h]),
      ).join(''),
      fill: 'c',
    },
    { d: rect(door - dw / 2, top - dh, dw, dh), fill: 'b' },
    { d: person(door, top, dh * 0.62), fill: 'figure' },
  ]
}

export const mystery: Motifs = [keyhole, maze, stairs]
