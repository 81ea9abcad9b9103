import type { Motif, Motifs } from '../motif.ts'
import { circle, polygon, rect, times } from '../shapes.ts'

/** Light falls through venetian blinds. */
const blinds: Motif = ({ w, h, dice }) => {
  const count = Math.round(h / 15)
  const pitch = h / count
  const lean = dice.between(0.25, 0.5) * (dice.chance(0.5) ? 1 : -1) * w
  const left = w * dice.between(0.18, 0.3) + (lean < 0 ? -lean : 0) * 0.6
  const lit = w * dice.between(0.36, 0.46)
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
    { d: light, fill: dice.chance(0.6) ? 'b' : 'a' },
  ]
}

/** A city with few lights on. */
const skyline: Motif = ({ w, h, dice }) => {
  const row = (low: number, high: number, narrow: number, wide: number) => {
    const towers: [x: number, y: number, w: number][] = []
    for (let x = -6; x < w; ) {
      const width = dice.between(narrow, wide)
      towers.push([x, h * dice.between(low, high), width])
      x += width
    }
    return towers
  }
  const far = row(0.3, 0.62, 16, 30)
  const near = row(0.52, 0.82, 26, 46)
  const windows = near.flatMap(([x, y, width]) =>
    times(10, () => {
      const columns = Math.floor((width - 8) / 8)
      return rect(x + 5 + dice.whole(0, Math.max(0, columns - 1)) * 8, y + 7 + dice.whole(0, 7) * 10, 4, 6)
    }).filter(() => dice.chance(0.45)),
  )
  const r = Math.min(w, h) * 0.17
  return [
    { d: circle(w * dice.between(0.3, 0.7), h * 0.24, r), fill: 'b' },
    { d: far.map(([x, y, width]) => rect(x, y, width + 1, h - y)).join(''), fill: 'c' },
    { d: near.map(([x, y, width]) => rect(x, y, width + 0.5, h - y)).join(''), fill: 'a' },
    { d: windows.join(''), fill: 'ground' },
  ]
}

export const crime: Motifs = [blinds, skyline]
