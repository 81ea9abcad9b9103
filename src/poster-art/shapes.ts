/** `a` and `b` are the hues, `c` is close to the ground, `figure` is visible on `b`. */
export type Ink = 'ground' | 'ink' | 'a' | 'b' | 'c' | 'figure' | 'light' | 'dark'

/** Filled, or stroked. */
export interface Shape {
  readonly d: string
  readonly fill?: Ink
  readonly stroke?: Ink
  readonly width?: number
  readonly dash?: string
  readonly round?: boolean
  readonly opacity?: number
}

/** One decimal is enough at this size. */
export const n = (value: number): string => {
  // Integers format many times faster than fractions, and a poster has hundreds.
  const tenths = Math.round(Math.abs(value) * 10)
  const rest = tenths % 10
  const text = rest === 0 ? `${tenths / 10}` : `${(tenths - rest) / 10}.${rest}`
  return value < 0 && tenths > 0 ? `-${text}` : text
}

type Point = readonly [x: number, y: number]

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r)

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`

export const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`

export const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')

export const polygon = (...points: readonly Point[]): string => `${line(points)}z`

export const polar = (x: number, y: number, r: number, angle: number): Point => [
  x + r * Math.cos(angle),
  y + r * Math.sin(angle),
]

/** The straight side faces `angle` (radians). */
export const halfDisc = (x: number, y: number, r: number, angle: number): string => {
  const [x1, y1] = polar(x, y, r, angle - Math.PI / 2)
  const [x2, y2] = polar(x, y, r, angle + Math.PI / 2)
  return `M${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 0 0 ${n(x2)} ${n(y2)}z`
}

/** The corner is at `x`, `y`; `turn` counts quarter turns. */
export const quarterDisc = (x: number, y: number, r: number, turn: number): string => {
  const start = (turn * Math.PI) / 2
  const [x1, y1] = polar(x, y, r, start)
  const [x2, y2] = polar(x, y, r, start + Math.PI / 2)
  return `M${n(x)} ${n(y)}L${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 0 1 ${n(x2)} ${n(y2)}z`
}

/** A star with `points` rays between two radii. */
export const star = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
  angle = -Math.PI / 2,
): string =>
  polygon(
    ...Array.from({ length: points * 2 }, (_, index) =>
      polar(x, y, index % 2 === 0 ? outer : inner, angle + (index * Math.PI) / points),
    ),
  )

/** A smooth closed curve through the midpoints of its corners. */
export const blob = (corners: readonly Point[]): string => {
  const middle = (index: number): Point => {
    const [x1, y1] = corners[index % corners.length] ?? [0, 0]
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [0, 0]
    return [(x1 + x2) / 2, (y1 + y2) / 2]
  }
  const [x, y] = middle(corners.length - 1)
  return `M${n(x)} ${n(y)}${corners
    .map(([cx, cy], index) => {
      const [mx, my] = middle(index)
      return `Q${n(cx)} ${n(cy)} ${n(mx)} ${n(my)}`
    })
    .join('')}z`
}

/** A sine curve from x0 to x1 as quadratic arcs. */
export const wave = (x0: number, x1: number, y: number, amplitude: number, halfWave: number): string => {
  let d = `M${n(x0)} ${n(y)}q${n(halfWave / 2)} ${n(-amplitude * 2)} ${n(halfWave)} 0`
  for (let x = x0 + halfWave; x < x1; x += halfWave) {
    d += `t${n(halfWave)} 0`
  }
  return d
}

/** A user with feet at `x`, `y`. */
export const person = (x: number, y: number, height: number): string => {
  const head = height * 0.13
  const shoulder = height * 0.17
  return `${circle(x, y - height + head, head)}${polygon(
    [x - shoulder, y - height * 0.7],
    [x + shoulder, y - height * 0.7],
    [x + shoulder * 0.5, y],
    [x - shoulder * 0.5, y],
  )}`
}

/** Integers from 0 to count - 1. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
