import type { Motif, Motifs } from '../motif.ts'
import { blob, circle, n, polar, polygon, times, wave } from '../shapes.ts'

/** Mountains with a lit and a dark side. */
const peaks: Motif = ({ w, h, dice }) => {
  const base = h
  const peak = (x: number, top: number, half: number) => {
    const ridge = x + half * dice.between(0.05, 0.25)
    return {
      lit: polygon([x - half, base], [x, top], [ridge, base]),
      dark: polygon([x, top], [x + half, base], [ridge, base]),
      snow: polygon(
        [x, top],
        [x - half * 0.2, top + (base - top) * 0.2],
        [x - half * 0.06, top + (base - top) * 0.16],
        [x + half * 0.03, top + (base - top) * 0.24],
        [x + half * 0.11, top + (base - top) * 0.15],
        [x + half * 0.2, top + (base - top) * 0.2],
      ),
    }
  }
  const tall = dice.between(0.3, 0.7)
  const front = peak(w * tall, h * 0.22, w * 0.52)
  const side = peak(w * (tall > 0.5 ? tall - 0.42 : tall + 0.42), h * 0.46, w * 0.42)
  const sun = Math.min(w, h) * 0.15
  return [
    { d: circle(w * (tall > 0.5 ? 0.24 : 0.76), h * 0.24, sun), fill: 'b' },
    { d: side.lit, fill: 'a' },
    { d: side.dark + front.dark, fill: 'c' },
    { d: front.lit, fill: 'a' },
    { d: front.snow + side.snow, fill: 'light' },
  ]
}

/** A map with a way across it. */
const route: Motif = ({ w, h, dice }) => {
  const size = Math.min(w, h)
  const phases = times(10, () => dice.between(0.78, 1.22))
  const hill = (x: number, y: number, r: number) => blob(phases.map((k, i) => polar(x, y, r * k, (i * Math.PI) / 5)))
  const [x, y] = [w * dice.between(0.55, 0.7), h * dice.between(0.36, 0.5)]
  const [ex, ey] = [x, y]
  const cross = size * 0.055
  return [
    { d: times(9, (i) => hill(x, y, size * (0.14 + i * 0.115))).join(''), stroke: 'a', width: 1.7 },
    { d: hill(x, y, size * 0.14), fill: 'c' },
    {
      d: `M${n(-4)} ${n(h * 0.9)}C${n(w * 0.3)} ${n(h * 0.55)} ${n(w * 0.3)} ${n(h * 1.05)} ${n(w * 0.52)} ${n(h * 0.78)}S${n(w * 0.35)} ${n(h * 0.4)} ${n(ex - cross * 1.6)} ${n(ey + cross)}`,
      stroke: 'b',
      width: size * 0.022,
      dash: `${n(size * 0.05)} ${n(size * 0.035)}`,
    },
    {
      d: `M${n(ex - cross)} ${n(ey - cross)}l${n(cross * 2)} ${n(cross * 2)}m0 ${n(-cross * 2)}l${n(-cross * 2)} ${n(cross * 2)}`,
      stroke: 'b',
      width: size * 0.032,
    },
  ]
}

/** A sail on a long swell. */
const sail: Motif = ({ w, h, dice }) => {
  const size = Math.min(w, h)
  const sea = h * 0.62
  const x = w * dice.between(0.38, 0.58)
  const mast = size * 0.5
  return [
    { d: circle(w * 0.72, h * 0.34, size * 0.2), fill: 'b' },
    { d: polygon([x, sea - mast], [x, sea - 6], [x - size * 0.3, sea - 6]), fill: 'ink' },
    { d: polygon([x + 3, sea - mast * 0.86], [x + 3, sea - 6], [x + size * 0.2, sea - 6]), fill: 'a' },
    ...times(4, (i) => {
      const y = sea + i * (h - sea) * 0.27
      return {
        d: `${wave(-dice.between(0, 40), w + 30, y, 4 + i, 26 + i * 7)}V${n(h + 9)}H-40z`,
        fill: i % 2 === 0 ? 'a' : 'c',
      } as const
    }),
  ]
}

export const adventure: Motifs = [peaks, route, sail]
