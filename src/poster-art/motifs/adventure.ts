import { allOver, type Motif, type Motifs } from '../motif.ts'
import { blob, circle, line, n, person, polar, polygon, times, wave } from '../shapes.ts'

const peaks: Motif = ({ w, h, random }) => {
  const base = h
  const peak = (x: number, top: number, half: number) => {
    const ridge = x + half * random.between(0.05, 0.25)
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
  const tall = random.between(0.3, 0.7)
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

const route = allOver(({ w, h, random }) => {
  const size = Math.min(w, h)
  const phases = times(10, () => random.between(0.78, 1.22))
  const hill = (x: number, y: number, r: number) => blob(phases.map((k, i) => polar(x, y, r * k, (i * Math.PI) / 5)))
  const [x, y] = [w * random.between(0.55, 0.7), h * random.between(0.36, 0.5)]
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
})

const sail: Motif = ({ w, h, random }) => {
  const size = Math.min(w, h)
  const sea = h * 0.62
  const x = w * random.between(0.38, 0.58)
  const mast = size * 0.5
  return [
    { d: circle(w * 0.72, h * 0.34, size * 0.2), fill: 'b' },
    { d: polygon([x, sea - mast], [x, sea - 6], [x - size * 0.3, sea - 6]), fill: 'ink' },
    { d: polygon([x + 3, sea - mast * 0.86], [x + 3, sea - 6], [x + size * 0.2, sea - 6]), fill: 'a' },
    ...times(4, (i) => {
      const y = sea + i * (h - sea) * 0.27
      return {
        d: `${wave(-random.between(0, 40), w + 30, y, 4 + i, 26 + i * 7)}V${n(h + 9)}H-40z`,
        fill: i % 2 === 0 ? 'a' : 'c',
      } as const
    }),
  ]
}

const compass: Motif = ({ w, h, random }) => {
  const r = Math.min(w, h) * 0.4
  const [x, y] = [w / 2, h / 2]
  const north = random.between(0.3, 1) - Math.PI / 2
  const half = (angle: number, far: number, side: number) =>
    polygon([x, y], polar(x, y, far, angle), polar(x, y, r * 0.2, angle + side * 0.785))
  const quarters = times(4, (i) => north + (i * Math.PI) / 2)
  return [
    { d: circle(x, y, r), stroke: 'c', width: r * 0.16 },
    {
      d: times(48, (i) =>
        line([
          polar(x, y, r * 0.93, (i * Math.PI) / 24),
          polar(x, y, r * (i % 4 === 0 ? 1.2 : 1.07), (i * Math.PI) / 24),
        ]),
      ).join(''),
      stroke: 'a',
      width: 1.6,
    },
    { d: quarters.map((angle) => half(angle, r * 0.86, 1)).join(''), fill: 'a' },
    { d: quarters.map((angle) => half(angle, r * 0.86, -1)).join(''), fill: 'c' },
    { d: half(north, r * 1.12, 1) + half(north, r * 1.12, -1), fill: 'b' },
  ]
}

const dunes: Motif = ({ w, h, random }) => {
  const flip = random.chance(0.5)
  const at = (x: number) => n(flip ? w - x : x)
  const dune = (y1: number, y2: number, peak: number) =>
    `M${at(-4)} ${n(h + 4)}V${n(y1)}C${at(peak * 0.5)} ${n(y1)} ${at(peak * 0.8)} ${n(y2 + (y1 - y2) * 0.2)} ${at(peak)} ${n(y2)}C${at(peak + (w - peak) * 0.3)} ${n(y2 + h * 0.1)} ${at(w * 0.9)} ${n(y1 + h * 0.04)} ${at(w + 4)} ${n(y1)}V${n(h + 4)}z`
  const peak = w * random.between(0.5, 0.7)
  const shade = `M${at(peak)} ${n(h * 0.5)}C${at(peak - w * 0.03)} ${n(h * 0.66)} ${at(peak + w * 0.1)} ${n(h * 0.8)} ${at(peak - w * 0.2)} ${n(h + 4)}H${at(w + 4)}V${n(h * 0.74)}C${at(w * 0.9)} ${n(h * 0.78)} ${at(peak + (w - peak) * 0.3)} ${n(h * 0.6)} ${at(peak)} ${n(h * 0.5)}z`
  const walker = person(peak, h * 0.505, h * 0.1)
  return [
    { d: circle(flip ? w * 0.74 : w * 0.26, h * 0.26, Math.min(w, h) * 0.15), fill: 'b' },
    { d: dune(h * 0.62, h * 0.42, w * 0.2), fill: 'c' },
    { d: dune(h * 0.74, h * 0.5, peak), fill: 'a' },
    { d: shade, fill: 'c' },
    { d: flip ? person(w - peak, h * 0.505, h * 0.1) : walker, fill: 'ink' },
  ]
}

export const adventure: Motifs = [peaks, route, sail, compass, dunes]
