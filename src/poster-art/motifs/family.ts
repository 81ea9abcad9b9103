import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, ellipse, halfDisc, n, polar, polygon, star, times } from '../shapes.ts'

const rainbow: Motif = ({ w, h, random }) => {
  const r = Math.min(w * 0.52, h * 0.86)
  const x = w * random.between(0.4, 0.6)
  const bands = ['a', 'b', 'light', 'c', 'ground'] as const
  return [
    ...bands.map((fill, i) => ({ d: circle(x, h, r * (1 - i * 0.17)), fill })),
    { d: circle(x + (x < w / 2 ? 0.36 : -0.36) * w, h * 0.17, Math.min(w, h) * 0.075), fill: 'b' },
  ]
}

const balloons: Motif = ({ w, h, random }) => {
  const size = Math.min(w, h)
  const all = times(6, (i) => ({
    x: w * (0.2 + 0.3 * (i % 3)) + random.between(-0.06, 0.06) * w,
    y: h * (i < 3 ? 0.26 : 0.5) + random.between(-0.07, 0.07) * h,
    r: size * random.between(0.12, 0.17),
    fill: (['a', 'b', 'light', 'a', 'c', 'b'] as const)[i] ?? 'a',
  }))
  const strings = all.map(({ x, y, r }) => `M${n(x)} ${n(y + r)}Q${n(x)} ${n(h * 0.85)} ${n(w / 2)} ${n(h + 2)}`)
  return [
    { d: strings.join(''), stroke: 'ink', width: 0.9 },
    ...all.map(({ x, y, r, fill }) => ({
      d:
        ellipse(x, y, r, r * 1.14) +
        polygon([x - r * 0.16, y + r * 1.28], [x, y + r * 1.1], [x + r * 0.16, y + r * 1.28]),
      fill,
    })),
  ]
}

const confetti = allOver(({ w, h, random }) => {
  const size = Math.min(w, h) / 26
  const columns = Math.round(w / 26)
  const rows = Math.round(h / 26)
  const pieces = times(columns * rows, (i) => {
    const x = ((i % columns) + random.between(0.25, 0.75)) * (w / columns)
    const y = (Math.floor(i / columns) + random.between(0.25, 0.75)) * (h / rows)
    const turn = random.between(0, 3)
    const forms = [
      circle(x, y, size),
      halfDisc(x, y, size * 1.3, turn),
      star(x, y, size * 1.4, size * 0.8, 3, turn),
      polygon(
        polar(x, y, size * 1.5, turn),
        polar(x, y, size * 1.5, turn + 0.5),
        polar(x, y, size * 1.5, turn + Math.PI),
        polar(x, y, size * 1.5, turn + Math.PI + 0.5),
      ),
    ] as const
    return { d: random.pick(forms), fill: random.pick(['a', 'b', 'light', 'c'] as const) }
  })
  return (['a', 'b', 'light', 'c'] as const).map((fill) => ({
    d: pieces
      .filter((p) => p.fill === fill)
      .map(({ d }) => d)
      .join(''),
    fill,
  }))
})

export const family: Motifs = [rainbow, balloons, confetti]
