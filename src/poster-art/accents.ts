import { n, polygon, rect } from './shapes.ts'

type Accent = (x: number, h: number, s: number) => string

/** In cap heights. */
export const accentRoom = 0.27

const slash =
  (lean: number, shift = 0): Accent =>
  (x, h, s) => {
    const [top, foot, half] = [-h * 0.26, -h * 0.08, s * 0.42]
    const at = x + shift * s
    return polygon(
      [at + lean * s - half, top],
      [at + lean * s + half, top],
      [at + half * 0.7, foot],
      [at - half * 0.7, foot],
    )
  }

const roof =
  (up: 1 | -1): Accent =>
  (x, h, s) => {
    const [apex, foot] = up === 1 ? [-h * 0.27, -h * 0.08] : [-h * 0.08, -h * 0.27]
    const thick = up * h * 0.1
    return polygon(
      [x - s * 1.1, foot],
      [x - s * 0.35, apex],
      [x + s * 0.35, apex],
      [x + s * 1.1, foot],
      [x + s * 0.5, foot],
      [x, apex + thick],
      [x - s * 0.5, foot],
    )
  }

const dots: Accent = (x, h, s) =>
  rect(x - s * 0.95, -h * 0.24, s * 0.7, h * 0.14) + rect(x + s * 0.25, -h * 0.24, s * 0.7, h * 0.14)

const circlet: Accent = (x, h) => {
  const [y, outer, inner] = [-h * 0.17, h * 0.11, h * 0.05]
  const turn = (r: number, sweep: 0 | 1) =>
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 ${sweep} ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 ${sweep} ${n(-2 * r)} 0z`
  return turn(outer, 1) + turn(inner, 0)
}

const tilde: Accent = (x, h, s) => {
  const [y, w, t] = [-h * 0.13, s * 1.2, h * 0.09]
  return `M${n(x - w)} ${n(y)}q${n(w / 2)} ${n(-h * 0.16)} ${n(w)} ${n(-t / 2)}q${n(w / 2)} ${n(t)} ${n(w)} ${n(-t / 2)}v${n(t)}q${n(-w / 2)} ${n(t)} ${n(-w)} 0q${n(-w / 2)} ${n(-t)} ${n(-w)} ${n(t / 2)}z`
}

const below =
  (lean: number): Accent =>
  (x, h, s) =>
    polygon([x - s * 0.3, h], [x + s * 0.35, h], [x + (lean + 0.35) * s, h * 1.16], [x + (lean - 0.35) * s, h * 1.16])

/** Combining marks by code point. */
export const accents: Readonly<Record<string, Accent>> = {
  '\u0300': slash(-0.9, 0.2),
  '\u0301': slash(0.9, -0.2),
  '\u0302': roof(1),
  '\u0303': tilde,
  '\u0304': (x, h, s) => rect(x - s, -h * 0.22, s * 2, h * 0.1),
  '\u0306': roof(-1),
  '\u0307': (x, h, s) => rect(x - s * 0.4, -h * 0.24, s * 0.8, h * 0.15),
  '\u0308': dots,
  '\u030a': circlet,
  '\u030b': (x, h, s) => slash(0.8, -0.9)(x, h, s) + slash(0.8, 0.5)(x, h, s),
  '\u030c': roof(-1),
  '\u0326': below(-0.3),
  '\u0327': below(-0.3),
  '\u0328': below(0.3),
}

/** `x` is the letter's center; the capital spans 0 to `h`. */
export const accent = (mark: string, x: number, h: number, stem: number): string =>
  accents[mark]?.(x, h, Math.min(stem, h * 0.17)) ?? ''
