import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, n, person, polygon, rect, times } from '../shapes.ts'

const arcade = allOver(({ w, h, random }) => {
  const columns = w > h * 1.3 ? 5 : 3
  const cw = w / columns
  const rows = Math.max(1, Math.round(h / (cw * 1.35)))
  const ch = h / rows
  const arch = (i: number) => {
    const [x, y, half] = [((i % columns) + 0.5) * cw, Math.floor(i / columns) * ch, cw * 0.33]
    return `M${n(x - half)} ${n(y + ch * 0.94)}V${n(y + ch * 0.2 + half)}A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(y + ch * 0.2 + half)}V${n(y + ch * 0.94)}z`
  }
  const chosen = random.integer(0, columns * rows - 1)
  return [
    { d: rect(0, 0, w, h), fill: 'a' },
    { d: times(rows, (row) => rect(0, row * ch, w, ch * 0.06)).join(''), fill: 'c' },
    { d: times(columns * rows, (i) => (i === chosen ? '' : arch(i))).join(''), fill: 'dark' },
    { d: arch(chosen), fill: 'b' },
    {
      d: person(((chosen % columns) + 0.5) * cw, (Math.floor(chosen / columns) + 0.94) * ch, ch * 0.42),
      fill: 'figure',
    },
  ]
})

const temple: Motif = ({ w, h, random }) => {
  const count = random.integer(4, 6)
  const [left, right, top, foot] = [w * 0.08, w * 0.92, h * 0.4, h * 0.9]
  const cw = (right - left) / count
  return [
    { d: circle(w / 2, h * 0.36, Math.min(w, h) * 0.3), fill: 'b' },
    {
      d:
        polygon([left - 4, top - 6], [w / 2, h * 0.16], [right + 4, top - 6]) +
        rect(left - 4, top - 3, right - left + 8, 7) +
        rect(left - 6, foot, right - left + 12, 6) +
        rect(left - 12, foot + 8, right - left + 24, h),
      fill: 'a',
    },
    { d: times(count, (i) => rect(left + cw * (i + 0.2), top + 7, cw * 0.6, foot - top - 10)).join(''), fill: 'a' },
    {
      d: times(count * 3, (i) =>
        rect(left + cw * (Math.floor(i / 3) + 0.29 + (i % 3) * 0.17), top + 12, cw * 0.06, foot - top - 20),
      ).join(''),
      fill: 'ground',
    },
  ]
}

export const history: Motifs = [arcade, temple]
