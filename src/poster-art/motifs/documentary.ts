import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, ellipse, line, polar, polygon, rect, times } from '../shapes.ts'

const halftone: Motif = ({ w, h, random }) => {
  const r = Math.min(w, h) * 0.44
  const step = r / 6.2
  const [x, y] = [w / 2, h * 0.5]
  const [lx, ly] = polar(0, 0, 0.55, random.between(3.4, 5.4))
  const dots: string[] = []
  for (let row = -7; row <= 7; row += 1) {
    for (let column = -7; column <= 7; column += 1) {
      const [u, v] = [((column + (row % 2 === 0 ? 0 : 0.5)) * step) / r, (row * step * 0.9) / r]
      const z = 1 - u * u - v * v
      if (z > 0.02) {
        const light = u * lx + v * ly + Math.sqrt(z) * 0.8
        const size = step * Math.min(0.52, Math.max(0.08, 0.56 - light * 0.42))
        dots.push(circle(x + u * r, y + v * r, size))
      }
    }
  }
  return [
    { d: circle(x - lx * r * 0.2, y - ly * r * 0.2, r * 1.04), fill: 'c' },
    { d: dots.join(''), fill: random.chance(0.5) ? 'ink' : 'a' },
  ]
}

const iris: Motif = ({ w, h, random }) => {
  const r = Math.min(w, h) * 0.42
  const [x, y] = [w / 2, h / 2]
  const blades = random.integer(6, 8)
  const spin = random.next()
  const corner = (i: number, far: number) => polar(x, y, far, spin + (i * 2 * Math.PI) / blades)
  const open = r * 0.36
  const edges = times(blades, (i) => {
    const [ax, ay] = corner(i, open)
    const [bx, by] = corner(i + 1, open)
    const k = (r * 1.02) / Math.hypot(bx - ax, by - ay)
    return line([
      [ax, ay],
      [ax + (bx - ax) * k, ay + (by - ay) * k],
    ])
  })
  return [
    { d: circle(x, y, r * 1.16), stroke: 'c', width: r * 0.08 },
    { d: circle(x, y, r), fill: 'a' },
    { d: edges.join(''), stroke: 'ground', width: r * 0.035 },
    { d: polygon(...times(blades, (i) => corner(i, open))), fill: 'b' },
  ]
}

const frames = allOver(({ w, h, random }) => {
  const columns = Math.max(3, Math.round(w / 62))
  const cw = w / columns
  const ch = cw * 0.72
  const rows = Math.ceil(h / ch)
  const chosen = random.integer(1, Math.max(1, rows - 2)) * columns + random.integer(0, columns - 1)
  const cell = (i: number) =>
    rect((i % columns) * cw + cw * 0.07, Math.floor(i / columns) * ch + ch * 0.13, cw * 0.86, ch * 0.74)
  const [x, y] = [(chosen % columns) * cw, Math.floor(chosen / columns) * ch]
  const holes = times(rows + 1, (row) =>
    times(columns * 5, (i) => rect((i + 0.3) * (cw / 5), row * ch - ch * 0.045, cw * 0.075, ch * 0.09)).join(''),
  )
  return [
    { d: times(rows * columns, (i) => (i === chosen ? '' : cell(i))).join(''), fill: 'c' },
    { d: holes.join(''), fill: 'c' },
    { d: cell(chosen), fill: 'a' },
    { d: ellipse(x + cw / 2, y + ch / 2, cw * 0.56, ch * 0.56), stroke: 'b', width: 3 },
  ]
})

export const documentary: Motifs = [halftone, iris, frames]
