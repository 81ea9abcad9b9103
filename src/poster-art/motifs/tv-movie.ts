import type { Motif, Motifs } from '../motif.ts'
import { circle, n, rect, times } from '../shapes.ts'

const screen: Motif = ({ w, h, random }) => {
  const size = Math.min(w, h)
  const [sw, sh] = [size * 0.8, size * 0.6]
  const [x, y] = [(w - sw) / 2, (h - sh) / 2 + size * 0.06]
  const tilt = random.between(0.1, 0.3) * sw
  return [
    {
      d: `M${n(w / 2 - tilt)} ${n(y - size * 0.2)}L${n(w / 2)} ${n(y)}L${n(w / 2 + tilt * 1.5)} ${n(y - size * 0.22)}`,
      stroke: 'a',
      width: 3,
    },
    {
      d: `M${n(x)} ${n(y + sh / 2)}Q${n(x)} ${n(y)} ${n(w / 2)} ${n(y)}T${n(x + sw)} ${n(y + sh / 2)}T${n(w / 2)} ${n(y + sh)}T${n(x)} ${n(y + sh / 2)}z`,
      fill: 'a',
    },
    { d: circle(w / 2, y + sh / 2, sh * 0.3), fill: 'b' },
    { d: times(11, (i) => rect(x, y + (sh * (i + 0.4)) / 11, sw, sh * 0.022)).join(''), fill: 'ground' },
  ]
}

const testCard: Motif = ({ w, h, random }) => {
  const inks = ['light', 'a', 'b', 'c', 'a', 'dark'] as const
  const cw = w / inks.length
  const shift = random.integer(0, 5)
  return [
    ...inks.map((_, i) => ({ d: rect(i * cw, 0, cw + 0.5, h), fill: inks[(i + shift) % 6] ?? 'a' }) as const),
    { d: circle(w / 2, h / 2, Math.min(w, h) * 0.33), fill: 'ground' },
    { d: circle(w / 2, h / 2, Math.min(w, h) * 0.26), stroke: 'b', width: 4 },
    {
      d: times(5, (i) =>
        rect(w / 2 - Math.min(w, h) * 0.26 + 2, h / 2 + (i - 2.5) * 9, Math.min(w, h) * 0.52 - 4, 2),
      ).join(''),
      fill: 'a',
    },
  ]
}

export const tvMovie: Motifs = [screen, testCard]
