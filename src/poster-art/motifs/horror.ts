import type { Motif, Motifs } from '../motif.ts'
import { circle, ellipse, n, polygon, rect, times } from '../shapes.ts'

const eyeInJaws: Motif = ({ w, h, random }) => {
  const teeth = (edge: number, depth: number, count: number) => {
    const step = w / count
    return polygon(
      [-2, edge],
      ...times(
        count,
        (i) =>
          [
            [i * step, edge + depth * 0.15],
            [(i + random.between(0.35, 0.65)) * step, edge + depth * random.between(0.6, 1.05)],
          ] as const,
      ).flat(),
      [w + 2, edge + depth * 0.15],
      [w + 2, edge],
    )
  }
  const [x, y, size] = [w / 2, h * 0.5, Math.min(w * 0.3, h * 0.34)]
  const almond = `M${n(x - size)} ${n(y)}Q${n(x)} ${n(y - size * 1.1)} ${n(x + size)} ${n(y)}Q${n(x)} ${n(y + size * 1.1)} ${n(x - size)} ${n(y)}z`
  return [
    { d: teeth(0, h * 0.3, Math.round(w / 26)), fill: 'a' },
    { d: teeth(h, -h * 0.3, Math.round(w / 26)), fill: 'a' },
    { d: almond, fill: 'ink' },
    { d: circle(x, y, size * 0.44), fill: 'b' },
    { d: ellipse(x, y, size * 0.1, size * 0.4), fill: 'ground' },
  ]
}

const moon: Motif = ({ w, h, random }) => {
  const r = Math.min(w * 0.4, h * 0.4)
  const [x, y] = [w * random.between(0.42, 0.58), h * 0.48]
  const trees = times(Math.round(w / 13), (i) => {
    const foot = i * 13 + random.between(0, 9)
    const top = h * random.between(0.16, 0.6)
    const half = random.between(1.6, 3.4)
    const branch = (at: number, side: number, reach: number) =>
      polygon([foot, at], [foot + side * reach, at - reach * 1.3], [foot, at + 5])
    return (
      polygon([foot - half, h + 2], [foot, top], [foot + half, h + 2]) +
      branch(top + (h - top) * 0.3, 1, random.between(6, 15)) +
      branch(top + (h - top) * 0.45, -1, random.between(6, 17))
    )
  })
  return [
    { d: circle(x, y, r), fill: random.chance(0.6) ? 'a' : 'b' },
    { d: trees.join(''), fill: 'dark' },
    { d: polygon([0, h], [0, h * 0.9], [w * 0.4, h * 0.94], [w, h * 0.88], [w, h]), fill: 'dark' },
  ]
}

const claws: Motif = ({ w, h, random }) => {
  const lean = w * random.between(0.12, 0.24)
  const cuts = times(4, (i) => {
    const x = w * (0.2 + i * 0.19)
    const [top, foot] = [h * random.between(-0.05, 0.14), h * random.between(0.82, 1.02)]
    const thick = w * random.between(0.05, 0.08)
    return `M${n(x + lean)} ${n(top)}Q${n(x + thick * 1.4)} ${n(h * 0.45)} ${n(x - lean * 0.4)} ${n(foot)}Q${n(x - thick * 0.6)} ${n(h * 0.45)} ${n(x + lean)} ${n(top)}z`
  })
  return [
    { d: rect(0, 0, w, h), fill: 'a' },
    { d: cuts.join(''), fill: 'dark' },
  ]
}

export const horror: Motifs = [eyeInJaws, moon, claws]
