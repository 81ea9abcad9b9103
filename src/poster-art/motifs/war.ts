import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, line, polar, polygon, rect, star, times } from '../shapes.ts'

const searchlights: Motif = ({ w, h, random }) => {
  const far = Math.hypot(w, h)
  const floor = h * 0.9
  const beam = (foot: number, angle: number) =>
    polygon([foot, floor], polar(foot, floor, far, angle - 0.085), polar(foot, floor, far, angle + 0.085))
  const [x, y] = [w * random.between(0.42, 0.58), h * random.between(0.26, 0.34)]
  const feet = [w * 0.12, w * 0.5, w * 0.9]
  const town = times(12, (i) => {
    const top = h * random.between(0.8, 0.9)
    return rect((i * w) / 12, top, w / 12 + 0.5, h - top)
  })
  const span = Math.min(w, h) * 0.14
  return [
    ...feet.map((foot) => ({ d: beam(foot, Math.atan2(y - floor, x - foot)), fill: 'a' as const, opacity: 0.55 })),
    {
      d: polygon(
        [x - span, y + span * 0.2],
        [x - span * 0.16, y - span * 0.1],
        [x, y - span * 0.8],
        [x + span * 0.16, y - span * 0.1],
        [x + span, y + span * 0.2],
        [x + span, y + span * 0.42],
        [x + span * 0.14, y + span * 0.3],
        [x + span * 0.4, y + span * 0.8],
        [x - span * 0.4, y + span * 0.8],
        [x - span * 0.14, y + span * 0.3],
        [x - span, y + span * 0.42],
      ),
      fill: 'b',
    },
    { d: town.join(''), fill: 'dark' },
  ]
}

const stencil = allOver(({ w, h, random }) => {
  const r = Math.min(w, h) * 0.42
  const [x, y] = [w / 2, h * 0.5]
  const bars = times(9, (i) => rect(0, (i * h) / 9, w, h / 22)).join('')
  const bridge = Math.min(w, h) * 0.028
  return [
    { d: bars, fill: 'c' },
    { d: star(x, y, r, r * 0.4, 5), fill: random.chance(0.5) ? 'a' : 'b' },
    {
      d: times(5, (i) => line([[x, y], polar(x, y, r * 1.1, -Math.PI / 2 + (i * 2 * Math.PI) / 5)])).join(''),
      stroke: 'ground',
      width: bridge,
    },
    { d: circle(x, y, r * 0.16), fill: 'ground' },
  ]
})

const chevrons = allOver(({ w, h, random }) => {
  const count = 5
  const pitch = h / (count + 1.2)
  const drop = w * 0.2
  const odd = random.integer(1, 3)
  const one = (i: number) =>
    line([
      [w * 0.08, i * pitch + drop + pitch * 0.4],
      [w / 2, i * pitch + pitch * 0.4],
      [w * 0.92, i * pitch + drop + pitch * 0.4],
    ])
  return [
    { d: times(count, (i) => (i === odd ? '' : one(i))).join(''), stroke: 'a', width: pitch * 0.52 },
    { d: one(odd), stroke: 'b', width: pitch * 0.52 },
  ]
})

export const war: Motifs = [searchlights, stencil, chevrons]
