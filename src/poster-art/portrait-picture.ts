import { charactersOf } from './break-title.ts'
import { canDraw, drawnWidth, inCapitals } from './drawn-line.ts'
import { fitTitle, type TitleStyle } from './fit-title.ts'
import { createRandom, hashOf, type Random } from './hash.ts'
import { type Color, css, type Inks } from './palette.ts'
import { faces } from './pen.ts'
import { cutout, letters, type Picture, titleParts } from './picture.ts'
import { circle, halfDisc, n, quarterDisc, rect, type Shape } from './shapes.ts'

/** One or two characters, '' for an empty name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last].map((word) => charactersOf((word ?? '').replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? '').join('')
}

/** Hues that stay clean when dark. */
const hues = [8, 28, 48, 155, 178, 200, 222, 245, 268, 292, 318, 342] as const

const inksOf = (random: Random): Inks => {
  const hue = random.pick(hues)
  const second = (hue + random.pick([40, 150, 200, 320] as const)) % 360
  const deep: Color = [0.25, 0.045, hue]
  const paper: Color = [0.93, 0.02, hue]
  return {
    ground: deep,
    ink: paper,
    a: [0.42, 0.075, hue],
    b: [0.78, 0.12, second],
    c: [0.33, 0.06, hue],
    light: paper,
    figure: deep,
    dark: deep,
  }
}

type Arrangement = (random: Random) => Shape[]

const arrangements: readonly [Arrangement, ...Arrangement[]] = [
  (random) => [
    { d: circle(100, 128, 78), fill: 'a' },
    { d: halfDisc(100, 128, 78, random.pick([0, 1, 2, 3] as const) * (Math.PI / 2)), fill: 'c' },
    { d: circle(random.pick([44, 156] as const), 52, 13), fill: 'b' },
  ],
  (random) => {
    const turn = random.integer(0, 1)
    return [
      { d: quarterDisc(turn ? 200 : 0, 0, 200, turn), fill: 'c' },
      { d: quarterDisc(turn ? 200 : 0, 0, 132, turn), fill: 'a' },
      { d: rect(turn ? 22 : 166, 22, 12, 12), fill: 'b' },
    ]
  },
  (random) => [
    { d: `M22 300V128A78 78 0 0 1 178 128V300z`, fill: 'c' },
    { d: `M52 300V128A48 48 0 0 1 148 128V300z`, fill: 'a' },
    { d: circle(random.pick([30, 170] as const), 36, 12), fill: 'b' },
  ],
  (random) => {
    const low = random.between(150, 200)
    return [
      { d: circle(random.pick([70, 130] as const), low - 40, 70), fill: 'a' },
      { d: rect(0, low, 200, 300), fill: 'c' },
      { d: rect(0, low, 200, 3), fill: 'b' },
    ]
  },
]

/** 2:3: initials on an abstract arrangement, seeded by name and id. */
export const portraitOf = (name: string, id: number): Picture => {
  const random = createRandom(hashOf(`${name}${id}`))
  const inks = inksOf(random)
  const shapes = random.pick(arrangements)(random)
  const initials = initialsOf(name)
  const ink = css(inks.ink)
  const parts = [cutout(0, 0, 200, 300, shapes, inks)]
  if (initials === '') {
    return { w: 200, h: 300, ground: css(inks.ground), parts }
  }
  const signs = inCapitals(initials)
  if (canDraw(signs)) {
    const face = { ...faces.slim, gap: 0.12, ideal: 0.5 }
    const h = 62
    const width = drawnWidth(signs, face) * h
    const at = `translate(${n(100 - width / 2)} 206)`
    return {
      w: 200,
      h: 300,
      ground: css(inks.ground),
      parts: [...parts, ...letters(signs, face, h, face.ideal, ink, at)],
    }
  }
  const set = fitTitle(initials, [], { width: 120, height: 90, maxCapHeight: 58 })
  return {
    w: 200,
    h: 300,
    ground: css(inks.ground),
    parts: [...parts, ...titleParts(set, 40, 195, 120, 'middle', ink)],
  }
}

const round: TitleStyle = { kind: 'drawn', face: 'round', justified: false }
const slim: TitleStyle = { kind: 'drawn', face: 'slim', justified: false }

/** 1:1: the name, or its initials if it is long. */
export const logoOf = (name: string, id: number): Picture => {
  const random = createRandom(hashOf(`${name}${id}`))
  const hue = random.pick(hues)
  const ground: Color = [random.pick([0.36, 0.42] as const), 0.11, hue]
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const short =
    name.length <= 14
      ? name
      : words
          .slice(0, 3)
          .map((word) => charactersOf(word)[0] ?? '')
          .join('')
  const long = short.split(' ').some((word) => word.length > 6)
  const set = fitTitle(short || name, long ? [slim] : [round, slim], { width: 76, height: 60, maxCapHeight: 40 })
  return {
    w: 100,
    h: 100,
    ground: css(ground),
    parts: titleParts(set, 12, (100 - set.height) / 2, 76, 'middle', css([0.97, 0.02, hue])),
  }
}
