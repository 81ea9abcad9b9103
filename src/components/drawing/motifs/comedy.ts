import type { Motif, Motifs } from '../motif.ts'
import { circle, halfDisc, line, n, times } from '../shapes.ts'

/** Zigzags. */
const zigzag: Motif = ({ w, h, dice }) => {
  const teeth = dice.whole(3, 4)
  const step = w / teeth / 2
  const bands = 6
  const pitch = h / (bands - 0.5)
  const rise = step * dice.between(0.7, 1)
  const odd = dice.whole(1, 4)
  const one = (i: number) =>
    line(times(teeth * 2 + 3, (k) => [(k - 1) * step, i * pitch + (k % 2 === 0 ? rise / 2 : -rise / 2)] as const))
  return [
    { d: times(bands + 1, (i) => (i === odd ? '' : one(i))).join(''), stroke: 'a', width: pitch * 0.46 },
    { d: one(odd), stroke: 'b', width: pitch * 0.46 },
  ]
}

/** Dots, and one that will not stay in line. */
const spots: Motif = ({ w, h, dice }) => {
  const cell = Math.min(w, h) / 4
  const columns = Math.ceil(w / cell) + 1
  const rows = Math.ceil(h / cell) + 1
  const odd = dice.whole(1, rows - 2) * columns + dice.whole(1, columns - 3)
  const dots = times(rows * columns, (i) => {
    const row = Math.floor(i / columns)
    const x = (i % columns) * cell + (row % 2 === 0 ? 0 : cell / 2)
    return [x, row * cell * 0.92 + cell * 0.1] as const
  })
  const [x, y] = dots[odd] ?? [w / 2, h / 2]
  const r = cell * 0.62
  return [
    { d: dots.map(([dx, dy], i) => (i === odd ? '' : circle(dx, dy, cell * 0.36))).join(''), fill: 'a' },
    { d: circle(x, y, r), fill: 'b' },
    {
      d: `M${n(x - r * 0.5)} ${n(y + r * 0.12)}A${n(r * 0.5)} ${n(r * 0.5)} 0 0 0 ${n(x + r * 0.5)} ${n(y + r * 0.12)}z${circle(x - r * 0.27, y - r * 0.25, r * 0.11)}${circle(x + r * 0.27, y - r * 0.25, r * 0.11)}`,
      fill: 'dark',
    },
  ]
}

/** Half moons that grin in every direction. */
const grins: Motif = ({ w, h, dice }) => {
  const columns = Math.max(2, Math.round(w / 50))
  const cell = w / columns
  const cells = times(columns * Math.ceil(h / cell), (i) => ({
    d: halfDisc(
      (i % columns) * cell + cell / 2,
      (Math.floor(i / columns) + 0.5) * cell,
      cell * 0.44,
      (dice.whole(0, 3) * Math.PI) / 2,
    ),
    fill: dice.pick(['a', 'a', 'b', 'c'] as const),
  }))
  return (['a', 'b', 'c'] as const).map((fill) => ({
    d: cells
      .filter((c) => c.fill === fill)
      .map(({ d }) => d)
      .join(''),
    fill,
  }))
}

export const comedy: Motifs = [zigzag, spots, grins]
