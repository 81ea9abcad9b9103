import type { Motif, Motifs } from '../motif.ts'
import { circle, ellipse, n, rect, times } from '../shapes.ts'

/** A ball, drawn frame by frame. */
const bounce: Motif = ({ w, h, dice }) => {
  const r = Math.min(w, h) * 0.1
  const floor = h * 0.84
  const count = 13
  const turn = dice.chance(0.5)
  const balls = times(count, (i) => {
    const k = i / (count - 1)
    const phase = (k * 2.5 + 0.5) % 1
    const height = [0.95, 0.85, 0.62][Math.floor(k * 2.5 + 0.5)] ?? 0.4
    const lift = 4 * phase * (1 - phase) * height * (floor - r * 3)
    const squash = lift < r ? 0.72 : 1
    const x = w * (0.04 + 0.86 * k)
    return ellipse(turn ? w - x : x, floor - lift - r * squash, r / squash ** 0.6, r * squash)
  })
  const last = balls[8] ?? ''
  return [
    { d: rect(0, floor, w, h - floor), fill: 'c' },
    { d: balls.filter((_, i) => i !== 8).join(''), stroke: 'a', width: 2 },
    { d: last, fill: 'b' },
  ]
}

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

export const animation: Motifs = [bounce, creatures]
