import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, ellipse, n, person, polygon, quarterDisc, rect, times } from '../shapes.ts'

const spotlight: Motif = ({ w, h, random }) => {
  const x = w * random.between(0.36, 0.64)
  const lamp = w * (x < w / 2 ? 0.88 : 0.12)
  const floor = h * 0.82
  const wide = Math.min(w * 0.3, h * 0.42)
  return [
    { d: polygon([lamp - 3, -4], [lamp + 3, -4], [x + wide, floor], [x - wide, floor]), fill: 'c' },
    { d: ellipse(x, floor, wide, wide * 0.26), fill: 'b' },
    { d: person(x, floor + wide * 0.05, h * 0.36), fill: 'a' },
  ]
}

const doorway: Motif = ({ w, h, random }) => {
  const floor = h * 0.66
  const size = Math.min(w, h)
  const x = w * random.between(0.34, 0.56)
  const [dw, dh] = [size * 0.24, size * 0.5]
  const slide = dw * random.between(0.6, 1.5) * (random.chance(0.5) ? 1 : -1)
  return [
    { d: rect(0, floor, w, h - floor), fill: 'c' },
    {
      d: polygon(
        [x - dw / 2, floor],
        [x + dw / 2, floor],
        [x + dw * 1.1 + slide, h + 1],
        [x - dw * 0.9 + slide, h + 1],
      ),
      fill: 'a',
    },
    { d: rect(x - dw / 2, floor - dh, dw, dh), fill: 'b' },
    { d: person(x, floor, dh * 0.62), fill: 'figure' },
    { d: polygon([x - 4, floor], [x + 4, floor], [x + slide * 0.75 + 11, h], [x + slide * 0.75 - 7, h]), fill: 'dark' },
  ]
}

const quarterDiscs = allOver(({ w, h, random }) => {
  const columns = w > h * 1.3 ? 4 : 2
  const cell = w / columns
  const rows = Math.ceil(h / cell)
  const inks = ['a', 'c', 'b', 'a', 'c', 'a', 'c', 'c'] as const
  const shift = random.integer(0, 7)
  const tiles = times(columns * rows, (i) => {
    const turn = random.integer(0, 3)
    const [left, top] = [(i % columns) * cell, Math.floor(i / columns) * cell]
    const corner = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ][turn] ?? [0, 0]
    return {
      d: quarterDisc(left + (corner[0] ?? 0) * cell, top + (corner[1] ?? 0) * cell, cell, turn),
      fill: inks[(i + shift) % 8] ?? 'a',
    } as const
  })
  return tiles
})

const sunReflection: Motif = ({ w, h, random }) => {
  const sea = h * random.between(0.52, 0.6)
  const r = Math.min(w * 0.28, h * 0.34)
  const x = w * random.between(0.38, 0.62)
  const glints = times(7, (i) => {
    const k = (i + 0.5) / 7
    const half = r * (1 - k * 0.75) * random.between(0.7, 1.05)
    return rect(x - half + random.between(-5, 5), sea + (h - sea) * k, half * 2, (h - sea) * 0.055)
  })
  return [
    { d: `M${n(x - r)} ${n(sea)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(sea)}z`, fill: 'b' },
    { d: rect(0, sea, w, h - sea), fill: 'c' },
    { d: glints.join(''), fill: 'a' },
  ]
}

const windows = allOver(({ w, h, random }) => {
  const columns = w > h * 1.3 ? 6 : 4
  const rows = Math.max(2, Math.round((h / w) * columns * 0.72))
  const [cw, ch] = [w / columns, h / rows]
  const lit = random.integer(0, columns * rows - 1)
  const pane = (i: number) =>
    rect((i % columns) * cw + cw * 0.2, Math.floor(i / columns) * ch + ch * 0.16, cw * 0.6, ch * 0.68)
  const [x, y] = [(lit % columns) * cw + cw / 2, (Math.floor(lit / columns) + 0.84) * ch]
  return [
    { d: times(columns * rows, (i) => (i === lit ? '' : pane(i))).join(''), fill: 'c' },
    { d: times(columns * rows, (i) => (i % 5 === lit % 5 && i !== lit ? pane(i) : '')).join(''), fill: 'a' },
    { d: pane(lit), fill: 'b' },
    { d: person(x, y, ch * 0.5), fill: 'figure' },
  ]
})

const dividedPair: Motif = ({ w, h, random }) => {
  const floor = h * 0.8
  const tall = Math.min(h * random.between(0.26, 0.34), w * 0.36)
  const r = Math.min(w, h) * 0.3
  const apart = w * random.between(0.3, 0.36)
  return [
    { d: circle(w / 2, floor - r * 0.9, r), fill: 'b' },
    { d: rect(w / 2 - 1.5, 0, 3, floor), fill: 'ground' },
    { d: rect(0, floor, w, h - floor), fill: 'c' },
    { d: person(w / 2 - apart, floor + 5, tall) + person(w / 2 + apart, floor + 5, tall * 0.92), fill: 'a' },
  ]
}

export const drama: Motifs = [dividedPair, spotlight, doorway, quarterDiscs, sunReflection, windows]
