import { allOver, type Motif, type Motifs } from '../motif.ts'
import { circle, n, polar, polygon, rect, star, times } from '../shapes.ts'

const arrow: Motif = ({ w, h, random }) => {
  const count = 9
  const size = Math.min(w, h)
  const pitch = size * 0.085
  const angle = -random.between(0.35, 0.75)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const front = Math.hypot(w, h) * 0.36
  const at = (u: number, v: number) => [w / 2 + u * cos - v * sin, h / 2 + u * sin + v * cos] as const
  const stripe = (i: number) => {
    const v = (i - 4) * pitch
    const tip = front - Math.abs(i - 4) * pitch * 1.15
    const back = random.chance(0.4) ? -front * random.between(0.1, 0.7) : -front * 4
    const slope = i === 4 ? 0 : (i < 4 ? -1 : 1) * pitch * 0.36
    return polygon(
      at(back, v - pitch * 0.31),
      at(tip + slope, v - pitch * 0.31),
      at(i === 4 ? tip + pitch * 0.5 : tip, v),
      at(tip - slope, v + pitch * 0.31),
      at(back, v + pitch * 0.31),
    )
  }
  const stripes = times(count, stripe)
  return [
    { d: stripes.filter((_, i) => i !== 4 && i !== 6).join(''), fill: 'a' },
    { d: `${stripes[4]}${stripes[6]}`, fill: 'b' },
  ]
}

const burst: Motif = ({ w, h, random }) => {
  const [x, y] = [w * random.between(0.35, 0.65), h * random.between(0.45, 0.62)]
  const far = Math.hypot(w, h)
  const rays: string[] = []
  for (let angle = random.next(); angle < Math.PI * 2 + 0.2; ) {
    const wide = random.between(0.1, 0.26)
    rays.push(polygon([x, y], polar(x, y, far, angle), polar(x, y, far, angle + wide)))
    angle += wide + random.between(0.12, 0.26)
  }
  const r = Math.min(w, h) * 0.3
  const spin = random.next()
  return [
    { d: rays.join(''), fill: 'c' },
    { d: star(x, y, r * 1.2, r * 0.66, 11, spin), fill: 'a' },
    { d: star(x, y, r * 0.74, r * 0.4, 11, spin + 0.2), fill: 'b' },
  ]
}

const road: Motif = ({ w, h, random }) => {
  const horizon = h * random.between(0.36, 0.46)
  const x = w * random.between(0.42, 0.58)
  const dashes = times(6, (i) => {
    const near = (k: number) => horizon + (h - horizon) * k
    const [k1, k2] = [((i + 0.25) / 6) ** 1.9, ((i + 0.75) / 6) ** 1.9]
    const half = (k: number) => k * w * 0.035
    const mid = (k: number) => x + (w / 2 - x) * k
    return polygon(
      [mid(k1) - half(k1), near(k1)],
      [mid(k1) + half(k1), near(k1)],
      [mid(k2) + half(k2), near(k2)],
      [mid(k2) - half(k2), near(k2)],
    )
  })
  return [
    { d: circle(x, horizon, Math.min(w, h) * 0.27), fill: 'b' },
    { d: rect(0, horizon, w, h), fill: 'c' },
    { d: polygon([x - 1.5, horizon], [x + 1.5, horizon], [w * 1.05, h], [-w * 0.05, h]), fill: 'a' },
    { d: dashes.join(''), fill: 'ground' },
  ]
}

const forward = allOver(({ w, h, random }) => {
  const count = 5
  const pitch = (w * 1.15) / count
  const tip = Math.min(h * 0.5, pitch * 1.6) * random.between(0.8, 1)
  const thick = pitch * 0.5
  const one = (i: number) => {
    const x = i * pitch - tip * 0.5
    return polygon([x, 0], [x + thick, 0], [x + thick + tip, h / 2], [x + thick, h], [x, h], [x + tip, h / 2])
  }
  const odd = random.integer(2, 3)
  return [
    { d: times(count + 1, (i) => (i === odd ? '' : one(i - 1))).join(''), fill: 'a' },
    { d: one(odd - 1), fill: 'b' },
  ]
})

const fuse: Motif = ({ w, h, random }) => {
  const size = Math.min(w, h)
  const r = size * 0.28
  const [x, y] = [w * random.between(0.36, 0.44), h * 0.58]
  const [ex, ey] = [x + r * 1.75, y - r * 1.35]
  return [
    { d: circle(ex, ey, size * 0.2), fill: 'c' },
    {
      d: `M${n(x + r * 0.5)} ${n(y - r * 0.7)}C${n(x + r)} ${n(y - r * 1.9)} ${n(x + r * 1.3)} ${n(y - r * 0.6)} ${n(ex)} ${n(ey)}`,
      stroke: 'ink',
      width: size * 0.022,
    },
    {
      d:
        circle(x, y, r) +
        polygon(
          polar(x, y, r * 1.2, -1.15),
          polar(x, y, r * 1.2, -0.72),
          polar(x, y, r * 0.8, -0.62),
          polar(x, y, r * 0.8, -1.25),
        ),
      fill: 'a',
    },
    {
      d: `M${n(x - r * 0.66)} ${n(y)}A${n(r * 0.66)} ${n(r * 0.66)} 0 0 1 ${n(x)} ${n(y - r * 0.66)}`,
      stroke: 'ground',
      width: size * 0.028,
      round: true,
    },
    { d: star(ex, ey, size * 0.13, size * 0.05, 8, random.next()), fill: 'b' },
  ]
}

export const action: Motifs = [arrow, burst, road, forward, fuse]
