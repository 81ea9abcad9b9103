import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, halfDisc, line, n, times } from '../shapes.ts'

const zigzag = allOver(({ w, h, random }) => {
  const teeth = random.integer(3, 4)
  const step = w / teeth / 2
  const bands = 6
  const pitch = h / (bands - 0.5)
  const rise = step * random.between(0.7, 1)
  const odd = random.integer(1, 4)
  const one = (i: number) =>
    line(times(teeth * 2 + 3, (k) => [(k - 1) * step, i * pitch + (k % 2 === 0 ? rise / 2 : -rise / 2)] as const))
  return [
    { d: times(bands + 1, (i) => (i === odd ? '' : one(i))).join(''), stroke: 'a', width: pitch * 0.46 },
    { d: one(odd), stroke: 'b', width: pitch * 0.46 },
  ]
})

const spots = allOver(({ w, h, random }) => {
  const cell = Math.min(w, h) / 4
  const columns = Math.ceil(w / cell) + 1
  const rows = Math.ceil(h / cell) + 1
  const odd = random.integer(1, rows - 2) * columns + random.integer(1, columns - 3)
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
      fill: 'figure',
    },
  ]
})

const halfMoons = allOver(({ w, h, random }) => {
  const columns = Math.max(2, Math.round(w / 50))
  const cell = w / columns
  const cells = times(columns * Math.ceil(h / cell), (i) => ({
    d: halfDisc(
      (i % columns) * cell + cell / 2,
      (Math.floor(i / columns) + 0.5) * cell,
      cell * 0.44,
      (random.integer(0, 3) * Math.PI) / 2,
    ),
    fill: random.pick(['a', 'a', 'b', 'c'] as const),
  }))
  return (['a', 'b', 'c'] as const).map((fill) => ({
    d: cells
      .filter((c) => c.fill === fill)
      .map(({ d }) => d)
      .join(''),
    fill,
  }))
})

const bowler: Motif = ({ w, h, random }) => {
  const u = Math.min(w, h) / 200
  const [x, y] = [w / 2, h / 2]
  const tilt = random.between(-14, 14) * u
  return [
    { d: circle(x, y + 6 * u, 88 * u), fill: 'c' },
    {
      d: `M${n(x - 42 * u)} ${n(y - 12 * u + tilt)}V${n(y - 34 * u + tilt)}C${n(x - 40 * u)} ${n(y - 84 * u + tilt)} ${n(x + 40 * u)} ${n(y - 84 * u - tilt)} ${n(x + 42 * u)} ${n(y - 34 * u - tilt)}V${n(y - 12 * u - tilt)}z`,
      fill: 'a',
    },
    {
      d: line([
        [x - 42 * u, y - 22 * u + tilt],
        [x + 42 * u, y - 22 * u - tilt],
      ]),
      stroke: 'b',
      width: 12 * u,
    },
    {
      d: line([
        [x - 66 * u, y - 11 * u + tilt * 1.5],
        [x + 66 * u, y - 11 * u - tilt * 1.5],
      ]),
      stroke: 'a',
      width: 11 * u,
      round: true,
    },
    {
      d: `M${n(x)} ${n(y + 34 * u)}C${n(x + 12 * u)} ${n(y + 22 * u)} ${n(x + 30 * u)} ${n(y + 28 * u)} ${n(x + 34 * u)} ${n(y + 42 * u)}C${n(x + 40 * u)} ${n(y + 48 * u)} ${n(x + 48 * u)} ${n(y + 44 * u)} ${n(x + 52 * u)} ${n(y + 34 * u)}C${n(x + 54 * u)} ${n(y + 62 * u)} ${n(x + 14 * u)} ${n(y + 66 * u)} ${n(x)} ${n(y + 46 * u)}C${n(x - 14 * u)} ${n(y + 66 * u)} ${n(x - 54 * u)} ${n(y + 62 * u)} ${n(x - 52 * u)} ${n(y + 34 * u)}C${n(x - 48 * u)} ${n(y + 44 * u)} ${n(x - 40 * u)} ${n(y + 48 * u)} ${n(x - 34 * u)} ${n(y + 42 * u)}C${n(x - 30 * u)} ${n(y + 28 * u)} ${n(x - 12 * u)} ${n(y + 22 * u)} ${n(x)} ${n(y + 34 * u)}z`,
      fill: 'a',
    },
  ]
}

const curtain: Motif = ({ w, h, random }) => {
  const folds = Math.round(w / 20)
  const fold = w / folds
  const hem = h * 0.84
  const edge = (i: number) =>
    `M${n(i * fold)} 0H${n((i + 1) * fold)}V${n(hem)}A${n(fold / 2)} ${n(fold / 2.4)} 0 0 1 ${n(i * fold)} ${n(hem)}z`
  const x = (random.integer(2, folds - 3) + 0.5) * fold
  const shoe = (side: number) =>
    `M${n(x + side * 4)} ${n(h * 0.97)}V${n(hem - 4)}H${n(x + side * 14)}V${n(h * 0.9)}Q${n(x + side * 34)} ${n(h * 0.9)} ${n(x + side * 34)} ${n(h * 0.97)}z`
  return [
    { d: shoe(1) + shoe(-1), fill: 'ink' },
    { d: times(folds, (i) => (i % 2 === 0 ? edge(i) : '')).join(''), fill: 'b' },
    { d: times(folds, (i) => (i % 2 === 0 ? '' : edge(i))).join(''), fill: 'a' },
  ]
}

export const comedy: Motifs = [zigzag, spots, halfMoons, bowler, curtain]
