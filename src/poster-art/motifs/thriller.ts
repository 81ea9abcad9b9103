import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, n, person, polar, polygon, times } from '../shapes.ts'

const concentricCircles = allOver(({ w, h, random }) => {
  const count = 9
  const far = Math.hypot(w, h) * 0.52
  const [dx, dy] = [random.between(-0.16, 0.16) * w, random.between(-0.14, 0.14) * h]
  const disc = (i: number) => {
    const k = i / count
    return circle(w / 2 + dx * k, h / 2 + dy * k, far * (1 - k))
  }
  return [
    ...times(count, (i) => ({ d: disc(i), fill: i % 2 === 0 ? 'a' : 'ground' }) as const),
    { d: circle(w / 2 + dx, h / 2 + dy, far * 0.085), fill: 'b' },
  ]
})

const spiral: Motif = ({ w, h, random }) => {
  const [x, y] = [w / 2, h / 2]
  const start = random.between(0, 6)
  const far = Math.hypot(w, h) * 0.56
  const inner = times(120, (i) => polar(x, y, far * (i / 120) ** 1.25, start + i * 0.26))
  const outer = times(120, (i) => polar(x, y, far * (i / 120) ** 1.25 * 1.13 + 0.6, start + 0.16 + i * 0.26)).reverse()
  return [
    { d: polygon(...inner, ...outer), fill: 'a' },
    { d: person(x + w * 0.02, y + Math.min(w, h) * 0.16, Math.min(w, h) * 0.32), fill: 'b' },
  ]
}

const slicedPicture: Motif = ({ w, h, random }) => {
  const r = Math.min(w, h) * 0.36
  const count = 6
  const band = (2 * r) / count
  const [x, y] = [w / 2, h / 2]
  const pieces = times(count, (i) => {
    const top = -r + i * band
    const foot = top + band * 0.9
    const shift = random.between(-0.32, 0.32) * r
    const half = (at: number) => Math.sqrt(Math.max(0, r * r - at * at))
    const sweep = (at: number, to: number) =>
      `A${n(r)} ${n(r)} 0 0 1 ${n(x + shift + half(to) * (at < to ? 1 : -1))} ${n(y + to)}`
    return `M${n(x + shift - half(top))} ${n(y + top)}H${n(x + shift + half(top))}${sweep(top, foot)}H${n(x + shift - half(foot))}${sweep(foot, top)}z`
  })
  const odd = random.integer(1, 4)
  return [
    { d: polygon([0, h * 0.2], [w, h * -0.1], [w, h * 0.8], [0, h * 1.1]), fill: 'c' },
    { d: pieces.filter((_, i) => i !== odd).join(''), fill: 'a' },
    { d: pieces[odd] ?? '', fill: 'b' },
  ]
}

export const thriller: Motifs = [concentricCircles, spiral, slicedPicture]
