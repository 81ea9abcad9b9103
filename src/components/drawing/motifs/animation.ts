import { allOver, type Motif, type Motifs } from '../motif.ts'
import { blob, circle, ellipse, n, polar, polygon, rect, times } from '../shapes.ts'

/** A ball on its way, all its frames at once. */
const bounce: Motif = ({ w, h, dice }) => {
  const r = Math.min(w, h) * 0.125
  const floor = h * 0.88
  const turn = dice.chance(0.5)
  const at = (x: number) => (turn ? w - x : x)
  const high = floor - r * 2.3
  const leap = (k: number) => floor - r - 4 * k * (1 - k) * (high - r * 0.3)
  const second = (k: number) => floor - r - 4 * k * (1 - k) * high * 0.62
  const ghosts = [
    ...times(6, (i) => [w * (0.08 + 0.5 * (i / 6)), leap(i / 6)] as const),
    ...times(2, (i) => [w * (0.66 + 0.11 * i), second(0.26 + i * 0.2)] as const),
  ]
  return [
    { d: rect(0, floor, w, h - floor), fill: 'c' },
    ...ghosts.map(([x, y], i) => ({ d: circle(at(x), y, r), fill: 'a' as const, opacity: 0.16 + i * 0.07 })),
    { d: ellipse(at(w * 0.58), floor - r * 0.62, r * 1.3, r * 0.64), fill: 'a' },
    { d: circle(at(w * 0.88), second(0.62), r), fill: 'b' },
  ]
}

/** A circle on its way to become a star. */
const inbetweens = allOver(({ w, h, dice }) => {
  const columns = w > h * 1.3 ? 5 : 3
  const cell = w / (columns + 0.5)
  const rows = Math.max(1, Math.floor((h - cell * 0.2) / cell))
  const count = columns * rows
  const points = dice.whole(4, 7)
  const form = (i: number) => {
    const k = i / (count - 1)
    const r = cell * 0.38
    const corners = times(points * 2, (at) =>
      polar(
        ((i % columns) + 0.75) * cell,
        h / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * cell,
        at % 2 === 0 ? r * (0.86 + 0.2 * k) : r * (0.98 - 0.6 * k),
        (at * Math.PI) / points - Math.PI / 2,
      ),
    )
    return k < 0.55 ? blob(corners) : polygon(...corners)
  }
  return [
    { d: times(count - 1, form).join(''), fill: 'a' },
    { d: form(count - 1), fill: 'b' },
  ]
})

/** A family of creatures that look your way. */
const creatures: Motif = ({ w, h, dice }) => {
  const gaze = dice.between(-1, 1)
  const dome = (x: number, top: number, half: number) => {
    const r = half
    return `M${n(x - half)} ${n(h + 4)}V${n(top + r)}A${n(half)} ${n(r)} 0 0 1 ${n(x + half)} ${n(top + r)}V${n(h + 4)}z`
  }
  const bodies = [
    { x: w * 0.24, top: h * dice.between(0.34, 0.48), half: w * 0.2, eyes: 2, fill: 'c' as const },
    { x: w * 0.78, top: h * dice.between(0.42, 0.56), half: w * 0.19, eyes: dice.whole(1, 3), fill: 'b' as const },
    { x: w * 0.51, top: h * dice.between(0.2, 0.3), half: w * 0.23, eyes: dice.whole(1, 2), fill: 'a' as const },
  ]
  const size = Math.min(w * 0.062, h * 0.08)
  const eyes = bodies.flatMap(({ x, top, half, eyes: count }) =>
    times(
      count,
      (i) => [x + (i - (count - 1) / 2) * size * 2.15, top + half * 0.8, count === 1 ? size * 1.4 : size] as const,
    ),
  )
  return [
    ...bodies.map(({ x, top, half, fill }) => ({ d: dome(x, top, half), fill })),
    { d: eyes.map(([x, y, r]) => circle(x, y, r)).join(''), fill: 'light' },
    { d: eyes.map(([x, y, r]) => circle(x + gaze * r * 0.4, y - r * 0.2, r * 0.48)).join(''), fill: 'dark' },
  ]
}

export const animation: Motifs = [bounce, creatures, inbetweens]
