import type { Motif, Motifs } from '../motif.ts'
import { circle, n, polar, times } from '../shapes.ts'

const overlappingCircles: Motif = ({ w, h, random }) => {
  const r = Math.min(w * 0.32, h * 0.36)
  const half = r * random.between(0.5, 0.68)
  const lean = random.between(-0.3, 0.3)
  const [dx, dy] = [half * Math.cos(lean), half * Math.sin(lean)]
  const [x, y] = [w / 2, h / 2]
  const tall = Math.sqrt(r * r - half * half)
  const [ux, uy] = [-Math.sin(lean) * tall, Math.cos(lean) * tall]
  return [
    { d: circle(x - dx, y - dy, r), fill: 'a' },
    { d: circle(x + dx, y + dy, r), fill: 'b' },
    {
      d: `M${n(x - ux)} ${n(y - uy)}A${n(r)} ${n(r)} 0 0 1 ${n(x + ux)} ${n(y + uy)}A${n(r)} ${n(r)} 0 0 1 ${n(x - ux)} ${n(y - uy)}z`,
      fill: 'ink',
    },
  ]
}

const flower: Motif = ({ w, h, random }) => {
  const r = Math.min(w, h) * 0.42
  const [x, y] = [w / 2, h / 2]
  const count = random.integer(3, 5) * 2
  const spin = random.next()
  const leaf = (i: number) => {
    const angle = spin + (i * 2 * Math.PI) / count
    const [tx, ty] = polar(x, y, r, angle)
    const [ax, ay] = polar(x, y, r * 0.62, angle - 0.42)
    const [bx, by] = polar(x, y, r * 0.62, angle + 0.42)
    return `M${n(x)} ${n(y)}Q${n(ax)} ${n(ay)} ${n(tx)} ${n(ty)}Q${n(bx)} ${n(by)} ${n(x)} ${n(y)}z`
  }
  return [
    { d: times(count, (i) => (i % 2 ? '' : leaf(i))).join(''), fill: 'a' },
    { d: times(count, (i) => (i % 2 ? leaf(i) : '')).join(''), fill: 'b' },
    { d: circle(x, y, r * 0.13), fill: 'ink' },
  ]
}

export const romance: Motifs = [overlappingCircles, flower]
