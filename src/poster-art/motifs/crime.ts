import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, ellipse, n, person, polygon, rect, times } from '../shapes.ts'

const blinds = allOver(({ w, h, random }) => {
  const count = Math.round(h / 15)
  const pitch = h / count
  const lean = random.between(0.25, 0.5) * (random.chance(0.5) ? 1 : -1) * w
  const left = w * random.between(0.18, 0.3) + (lean < 0 ? -lean : 0) * 0.6
  const lit = w * random.between(0.36, 0.46)
  const slats = times(count, (i) => rect(0, i * pitch, w, pitch * 0.7)).join('')
  const light = times(count, (i) => {
    const y = i * pitch
    const x = left + (lean * y) / h
    const x2 = left + (lean * (y + pitch * 0.7)) / h
    return i < 1 || i > count - 2
      ? ''
      : polygon([x, y], [x + lit, y], [x2 + lit, y + pitch * 0.7], [x2, y + pitch * 0.7])
  }).join('')
  return [
    { d: slats, fill: 'c' },
    { d: light, fill: random.chance(0.6) ? 'b' : 'a' },
  ]
})

const skyline: Motif = ({ w, h, random }) => {
  const row = (low: number, high: number, narrow: number, wide: number) => {
    const towers: [x: number, y: number, w: number][] = []
    for (let x = -6; x < w; ) {
      const width = random.between(narrow, wide)
      towers.push([x, h * random.between(low, high), width])
      x += width
    }
    return towers
  }
  const far = row(0.3, 0.62, 16, 30)
  const near = row(0.52, 0.82, 26, 46)
  const windows = near.flatMap(([x, y, width]) =>
    times(10, () => {
      const columns = Math.floor((width - 8) / 8)
      return rect(x + 5 + random.integer(0, Math.max(0, columns - 1)) * 8, y + 7 + random.integer(0, 7) * 10, 4, 6)
    }).filter(() => random.chance(0.45)),
  )
  const r = Math.min(w, h) * 0.17
  return [
    { d: circle(w * random.between(0.3, 0.7), h * 0.24, r), fill: 'b' },
    { d: far.map(([x, y, width]) => rect(x, y, width + 1, h - y)).join(''), fill: 'c' },
    { d: near.map(([x, y, width]) => rect(x, y, width + 0.5, h - y)).join(''), fill: 'a' },
    { d: windows.join(''), fill: 'ground' },
  ]
}

const fingerprint: Motif = ({ w, h, random }) => {
  const size = Math.min(w, h)
  const [x, y] = [w / 2, h * 0.52]
  const arch = (i: number) => {
    const r = size * (0.045 + i * 0.052)
    const [left, right] = [size * random.between(0.04, 0.3), size * random.between(0.04, 0.3)]
    return `M${n(x - r)} ${n(y + left)}V${n(y - size * 0.02)}A${n(r)} ${n(r * 1.12)} 0 0 1 ${n(x + r)} ${n(y - size * 0.02)}V${n(y + right)}`
  }
  const odd = random.integer(2, 5)
  return [
    { d: times(8, (i) => (i === odd ? '' : arch(i))).join(''), stroke: 'a', width: size * 0.027, round: true },
    { d: arch(odd), stroke: 'b', width: size * 0.027, round: true },
  ]
}

const lamp: Motif = ({ w, h, random }) => {
  const flip = random.chance(0.5) ? 1 : -1
  const x = w / 2 - flip * w * 0.16
  const [top, floor] = [h * 0.16, h * 0.88]
  const [lx, reach] = [x + flip * w * 0.2, Math.min(w * 0.3, h * 0.4)]
  return [
    { d: polygon([lx - 7, top + 6], [lx + 7, top + 6], [lx + reach, floor], [lx - reach, floor]), fill: 'c' },
    { d: ellipse(lx, floor, reach, reach * 0.2), fill: 'b' },
    {
      d: `M${n(x)} ${n(floor + 4)}V${n(top + 8)}Q${n(x)} ${n(top - 4)} ${n(x + flip * 12)} ${n(top - 4)}H${n(lx)}`,
      stroke: 'a',
      width: 4,
    },
    { d: `M${n(lx - 11)} ${n(top + 6)}A11 11 0 0 1 ${n(lx + 11)} ${n(top + 6)}z`, fill: 'a' },
    { d: person(lx + flip * reach * 0.25, floor + 2, h * 0.3), fill: 'a' },
  ]
}

export const crime: Motifs = [blinds, skyline, fingerprint, lamp]
