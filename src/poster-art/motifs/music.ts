import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, line, polar, polygon, times, wave } from '../shapes.ts'

const equalizer = allOver(({ w, h, random }) => {
  const count = Math.round(w / 15)
  const pitch = w / count
  const phase = random.between(0, 6)
  const heights = times(count, (i) => h * (0.12 + 0.34 * Math.abs(Math.sin(phase + i * 0.55)) + random.between(0, 0.3)))
  const bar = (i: number) => {
    const tall = heights[i] ?? 0
    return line([
      [(i + 0.5) * pitch, h / 2 - tall / 2],
      [(i + 0.5) * pitch, h / 2 + tall / 2],
    ])
  }
  const tallest = heights.indexOf(Math.max(...heights))
  return [
    { d: times(count, (i) => (i === tallest ? '' : bar(i))).join(''), stroke: 'a', width: pitch * 0.56, round: true },
    { d: bar(tallest), stroke: 'b', width: pitch * 0.56, round: true },
  ]
})

const vinyl: Motif = ({ w, h, random }) => {
  const r = Math.min(w, h) * 0.46
  const [x, y] = [w * random.between(0.46, 0.54), h / 2]
  const shine = random.between(0, 3)
  return [
    { d: circle(x, y, r), fill: 'a' },
    { d: times(6, (i) => circle(x, y, r * (0.46 + i * 0.09))).join(''), stroke: 'ground', width: 0.9 },
    {
      d:
        polygon([x, y], polar(x, y, r, shine), polar(x, y, r, shine + 0.35)) +
        polygon([x, y], polar(x, y, r, shine + Math.PI), polar(x, y, r, shine + Math.PI + 0.35)),
      fill: 'c',
    },
    { d: circle(x, y, r * 0.36), fill: 'b' },
    { d: circle(x, y, r * 0.055), fill: 'ground' },
  ]
}

const strings = allOver(({ w, h, random }) => {
  const count = 9
  const half = w / random.integer(3, 4)
  const string = (i: number) =>
    wave(
      -half,
      w + half,
      (h * (i + 1)) / (count + 1),
      (h / count) * 0.5 * Math.sin((Math.PI * (i + 1)) / (count + 1)),
      half,
    )
  const odd = random.integer(3, 5)
  return [
    { d: times(count, (i) => (i === odd ? '' : string(i))).join(''), stroke: 'a', width: 4 },
    { d: string(odd), stroke: 'b', width: 7 },
  ]
})

export const music: Motifs = [equalizer, vinyl, strings]
