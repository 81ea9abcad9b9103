import { canDraw, drawnWidth, inCapitals } from './drawn-line.ts'
import { fitTitle, type Setting, type Voice } from './fit-title.ts'
import type { Dice } from './hash.ts'
import type { Motif } from './motif.ts'
import { css, type Inks } from './palette.ts'
import { faces } from './pen.ts'
import { type Align, cutout, letters, type Part, titleParts } from './picture.ts'
import { n } from './shapes.ts'

/** What a composition puts together. */
export interface Subject {
  readonly title: string
  /** Four figures, or '' when unknown. */
  readonly year: string
  readonly motif: Motif
  readonly voices: readonly Voice[]
  readonly inks: Inks
  /** A second mix of the same hues on another ground, for a picture that is set into the first. */
  readonly inset: Inks
  readonly dice: Dice
}

export interface Composed {
  readonly ground: Inks['ground']
  readonly parts: readonly Part[]
}

/** Posters are 200 by 300 units; words keep to this box: the card's buttons and badges lie above and below it. */
const words = { left: 14, right: 186, top: 40, foot: 250 } as const
const measure = words.right - words.left

const small = { ...faces.gothic, stem: 0.17, gap: 0.2, ideal: 0.58 }
const smallHeight = 8.4

const yearParts = (year: string, x: number, y: number, align: Align, fill: string): Part[] => {
  const width = drawnWidth(year, small) * smallHeight
  const left = x - (align === 'left' ? 0 : align === 'right' ? width : width / 2)
  return year === '' ? [] : letters(year, small, smallHeight, small.ideal, fill, `translate(${n(left)} ${n(y)})`)
}

const set = ({ title, voices }: Subject, width: number, height: number, largest: number): Setting =>
  fitTitle(title, voices, { width, height: title.length > 60 ? height * 1.3 : height, largest })

/** The year stands where the title begins. */
const start = ({ rightToLeft }: Setting): readonly [x: number, align: Align] =>
  rightToLeft ? [words.right, 'right'] : [words.left, 'left']

/** The picture above, the title at the foot. */
const foot = (subject: Subject): Composed => {
  const { inks, dice } = subject
  const title = set(subject, measure, 92, 66)
  const top = words.foot - title.height
  const end = Math.round(top - 26)
  const [x, align] = start(title)
  return {
    ground: inks.ground,
    parts: [
      cutout(0, 0, 200, end, subject.motif({ w: 200, h: end, dice }), inks),
      ...yearParts(subject.year, x, top - 17, align, css(inks.ink)),
      ...titleParts(title, words.left, top, measure, 'left', css(inks.ink)),
    ],
  }
}

/** A picture set in above, in other inks; the title on the quiet ground below. */
const inset = (subject: Subject): Composed => {
  const { inks, dice } = subject
  const title = set(subject, measure, 84, 60)
  const top = words.foot - title.height
  const end = Math.round(top - 26)
  return {
    ground: inks.ground,
    parts: [
      cutout(0, 0, 200, end, subject.motif({ w: 200, h: end, dice }), subject.inset, true),
      ...yearParts(subject.year, words.right, top - 16, 'right', css(inks.ink)),
      ...titleParts(title, words.left, top, measure, 'left', css(inks.ink)),
    ],
  }
}

/** The title above, the picture runs out below. */
const head = (subject: Subject): Composed => {
  const { inks, dice } = subject
  const title = set(subject, measure, 96, 70)
  const below = Math.round(words.top + title.height + 25)
  const [x, align] = start(title)
  return {
    ground: inks.ground,
    parts: [
      ...titleParts(title, words.left, words.top, measure, 'left', css(inks.ink)),
      ...yearParts(subject.year, x, below - 17, align, css(inks.ink)),
      cutout(0, below, 200, 300 - below, subject.motif({ w: 200, h: 300 - below, dice }), inks),
    ],
  }
}

/** The title is the poster; the picture is a strip under it. */
const broadside = (subject: Subject): Composed => {
  const { inks, dice } = subject
  const title = set(subject, measure, 150, 150)
  const below = Math.round(words.top + title.height + 12)
  return {
    ground: inks.ground,
    parts: [
      ...yearParts(subject.year, 100, 24, 'middle', css(inks.ink)),
      ...titleParts(title, words.left, words.top, measure, 'left', css(inks.ink)),
      cutout(0, below, 200, 300 - below, subject.motif({ w: 200, h: 300 - below, dice }), subject.inset, true),
    ],
  }
}

/** The picture framed by paper, the title centred under it. */
const frame = (subject: Subject): Composed => {
  const { inks, dice } = subject
  const title = set(subject, 164, 66, 44)
  const top = words.foot - title.height
  const height = Math.round(top - 24 - 13)
  return {
    ground: inks.ground,
    parts: [
      cutout(13, 13, 174, height, subject.motif({ w: 174, h: height, dice }), subject.inset, true),
      ...yearParts(subject.year, 100, top - 15, 'middle', css(inks.ink)),
      ...titleParts(title, 18, top, 164, 'middle', css(inks.ink)),
    ],
  }
}

/** The picture everywhere, the title on a label. */
const label = (subject: Subject): Composed => {
  const { inks, dice } = subject
  const title = set(subject, 148, 80, 46)
  const wide = Math.max(...title.lines.map((line) => line.width), 30)
  const height = Math.round(title.height + 20)
  const top = words.foot + 4 - height
  const plate = `M0 ${n(top)}H${n(wide + 28)}V${n(top + height)}H0z`
  return {
    ground: subject.inset.ground,
    parts: [
      cutout(0, 0, 200, 300, subject.motif({ w: 200, h: 300, dice }), subject.inset),
      { path: { d: plate, fill: css(inks.ground) } },
      ...titleParts(title, words.left, top + 10, wide, 'left', css(inks.ink)),
    ],
  }
}

/** A band down the left side with the title turned upwards. */
const spine = (subject: Subject): Composed => {
  const { inks, dice } = subject
  const title = set(subject, 204, 50, 44)
  const band = Math.round(title.height + 26)
  const turn = `rotate(-90) `
  return {
    ground: inks.ground,
    parts: [
      cutout(band, 0, 200 - band, 300, subject.motif({ w: 200 - band, h: 300, dice }), subject.inset, true),
      ...titleParts(title, -248, 13, 204, 'left', css(inks.ink), turn),
    ],
  }
}

/** One letter of the title, cut off by the edges. */
const initial = (subject: Subject): Composed => {
  const { inks, dice } = subject
  const title = set(subject, 132, 54, 25)
  const sign = initialOf(subject.title)
  const face = faces.gothic
  const h = 184
  const letter = face.ideal * dice.between(1.15, 1.35)
  const width = drawnWidth(sign, face, letter) * h
  const quiet: Inks = { ...inks, a: inks.c, b: inks.c, ink: inks.c, light: inks.c, dark: inks.ground }
  const below = Math.round(words.top + title.height + 24)
  return {
    ground: inks.ground,
    parts: [
      cutout(0, below, 200, 300 - below, subject.motif({ w: 200, h: 300 - below, dice }), quiet),
      ...letters(sign, face, h, letter, css(inks.a), `translate(${n(192 - width)} 116)`),
      ...titleParts(title, words.left, words.top, 132, 'left', css(inks.ink)),
      ...yearParts(subject.year, words.left, words.top + title.height + 8, 'left', css(inks.ink)),
    ],
  }
}

/** The sign a title is known by, leaving out its article; '' when it makes a poor poster on its own. */
const initialOf = (title: string): string => {
  const sign = inCapitals(title)
    .replace(/^(?:THE|AN?|DER|DIE|DAS|LES?|LAS?|EL) (?=.)/u, '')
    .charAt(0)
  return /[ABDGKMNOPQRSXZ235689]/u.test(sign) ? sign : ''
}

/** Chooses a composition that suits the title. */
export const compose = (subject: Subject): Composed => {
  const { dice, title } = subject
  const count = title.length
  const drawable = canDraw(title)
  const at = dice.next()
  if (drawable && count <= 3) {
    return broadside(subject)
  }
  if (at < 0.1 && drawable && count >= 5 && count <= 15) {
    return spine(subject)
  }
  if (at < 0.18 && drawable && count <= 26 && initialOf(title) !== '') {
    return initial(subject)
  }
  if (at < 0.36 && drawable && count <= 30) {
    return broadside(subject)
  }
  if (at < 0.48) {
    return frame(subject)
  }
  if (at < 0.6 && count <= 40 && subject.motif.allOver) {
    return label(subject)
  }
  return dice.pick([foot, head, inset])(subject)
}
