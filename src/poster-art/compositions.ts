import { canDraw, drawnWidth, inCapitals } from './drawn-line.ts'
import { fitTitle, type TitleLayout, type TitleStyle } from './fit-title.ts'
import type { Random } from './hash.ts'
import type { Motif } from './motif.ts'
import { css, type Inks } from './palette.ts'
import { faces } from './pen.ts'
import { type Align, cutout, letters, type Part, titleParts } from './picture.ts'
import { n } from './shapes.ts'

export interface Subject {
  readonly title: string
  /** Four digits, or ''. */
  readonly year: string
  readonly motif: Motif
  readonly styles: readonly TitleStyle[]
  readonly inks: Inks
  /** The same hues on another ground, for an inset picture. */
  readonly inset: Inks
  readonly random: Random
}

export interface Composed {
  readonly ground: Inks['ground']
  readonly parts: readonly Part[]
}

/** Posters are 200 by 300 units; the card's buttons and badges cover the rest of the height. */
const textArea = { left: 14, right: 186, top: 48, foot: 234 } as const
const textWidth = textArea.right - textArea.left

const small = { ...faces.gothic, stem: 0.17, gap: 0.2, ideal: 0.58 }
const smallHeight = 8.4

const yearParts = (year: string, x: number, y: number, align: Align, fill: string): Part[] => {
  const width = drawnWidth(year, small) * smallHeight
  const left = x - (align === 'left' ? 0 : align === 'right' ? width : width / 2)
  return year === '' ? [] : letters(year, small, smallHeight, small.ideal, fill, `translate(${n(left)} ${n(y)})`)
}

const layOutTitle = ({ title, styles }: Subject, width: number, height: number, maxCapHeight: number): TitleLayout =>
  fitTitle(title, styles, { width, height: title.length > 60 ? height * 1.3 : height, maxCapHeight })

const titleStart = ({ rightToLeft }: TitleLayout): readonly [x: number, align: Align] =>
  rightToLeft ? [textArea.right, 'right'] : [textArea.left, 'left']

/** Picture above, title at the foot. */
const foot = (subject: Subject): Composed => {
  const { inks, random } = subject
  const title = layOutTitle(subject, textWidth, 92, 66)
  const top = textArea.foot - title.height
  const end = Math.round(top - 26)
  const [x, align] = titleStart(title)
  return {
    ground: inks.ground,
    parts: [
      cutout(0, 0, 200, end, subject.motif({ w: 200, h: end, random }), inks),
      ...yearParts(subject.year, x, top - 17, align, css(inks.ink)),
      ...titleParts(title, textArea.left, top, textWidth, 'left', css(inks.ink)),
    ],
  }
}

/** Inset picture above, title below. */
const inset = (subject: Subject): Composed => {
  const { inks, random } = subject
  const title = layOutTitle(subject, textWidth, 84, 60)
  const top = textArea.foot - title.height
  const end = Math.round(top - 26)
  return {
    ground: inks.ground,
    parts: [
      cutout(0, 0, 200, end, subject.motif({ w: 200, h: end, random }), subject.inset, true),
      ...yearParts(subject.year, textArea.right, top - 16, 'right', css(inks.ink)),
      ...titleParts(title, textArea.left, top, textWidth, 'left', css(inks.ink)),
    ],
  }
}

/** Title above, picture below. */
const head = (subject: Subject): Composed => {
  const { inks, random } = subject
  const title = layOutTitle(subject, textWidth, 96, 70)
  const below = Math.round(textArea.top + title.height + 25)
  const [x, align] = titleStart(title)
  return {
    ground: inks.ground,
    parts: [
      ...titleParts(title, textArea.left, textArea.top, textWidth, 'left', css(inks.ink)),
      ...yearParts(subject.year, x, below - 17, align, css(inks.ink)),
      cutout(0, below, 200, 300 - below, subject.motif({ w: 200, h: 300 - below, random }), inks),
    ],
  }
}

/** Large title with a strip of picture. */
const broadside = (subject: Subject): Composed => {
  const { inks, random } = subject
  const title = layOutTitle(subject, textWidth, 150, 150)
  const below = Math.round(textArea.top + title.height + 12)
  return {
    ground: inks.ground,
    parts: [
      ...yearParts(subject.year, 100, 24, 'middle', css(inks.ink)),
      ...titleParts(title, textArea.left, textArea.top, textWidth, 'left', css(inks.ink)),
      cutout(0, below, 200, 300 - below, subject.motif({ w: 200, h: 300 - below, random }), subject.inset, true),
    ],
  }
}

/** Framed picture, centered title. */
const frame = (subject: Subject): Composed => {
  const { inks, random } = subject
  const title = layOutTitle(subject, 164, 66, 44)
  const top = textArea.foot - title.height
  const height = Math.round(top - 24 - 13)
  return {
    ground: inks.ground,
    parts: [
      cutout(13, 13, 174, height, subject.motif({ w: 174, h: height, random }), subject.inset, true),
      ...yearParts(subject.year, 100, top - 15, 'middle', css(inks.ink)),
      ...titleParts(title, 18, top, 164, 'middle', css(inks.ink)),
    ],
  }
}

/** Full picture, title on a label. */
const label = (subject: Subject): Composed => {
  const { inks, random } = subject
  const title = layOutTitle(subject, 148, 80, 46)
  const wide = Math.max(...title.lines.map((line) => line.width), 30)
  const height = Math.round(title.height + 20)
  const top = textArea.foot + 4 - height
  const plate = `M0 ${n(top)}H${n(wide + 28)}V${n(top + height)}H0z`
  return {
    ground: subject.inset.ground,
    parts: [
      cutout(0, 0, 200, 300, subject.motif({ w: 200, h: 300, random }), subject.inset),
      { path: { d: plate, fill: css(inks.ground) } },
      ...titleParts(title, textArea.left, top + 10, wide, 'left', css(inks.ink)),
    ],
  }
}

/** Title turned upwards in a band on the left. */
const spine = (subject: Subject): Composed => {
  const { inks, random } = subject
  const length = textArea.foot - 2 - textArea.top
  const title = layOutTitle(subject, length, 50, 44)
  const band = Math.round(title.height + 26)
  const turn = `rotate(-90) `
  return {
    ground: inks.ground,
    parts: [
      cutout(band, 0, 200 - band, 300, subject.motif({ w: 200 - band, h: 300, random }), subject.inset, true),
      ...titleParts(title, 2 - textArea.foot, 13, length, 'left', css(inks.ink), turn),
    ],
  }
}

/** One large letter, cropped by the edges. */
const initial = (subject: Subject): Composed => {
  const { inks, random } = subject
  const title = layOutTitle(subject, 132, 54, 25)
  const sign = initialOf(subject.title)
  const face = faces.gothic
  const h = 184
  const letter = face.ideal * random.between(1.15, 1.35)
  const width = drawnWidth(sign, face, letter) * h
  const quiet: Inks = { ...inks, a: inks.c, b: inks.c, ink: inks.c, light: inks.c, dark: inks.ground }
  const below = Math.round(textArea.top + title.height + 24)
  const yearTop = textArea.top + title.height + 8
  const top = Math.max(116, yearTop + smallHeight + 7)
  return {
    ground: inks.ground,
    parts: [
      cutout(0, below, 200, 300 - below, subject.motif({ w: 200, h: 300 - below, random }), quiet),
      ...letters(sign, face, h, letter, css(inks.a), `translate(${n(192 - width)} ${n(top)})`),
      ...titleParts(title, textArea.left, textArea.top, 132, 'left', css(inks.ink)),
      ...yearParts(subject.year, textArea.left, yearTop, 'left', css(inks.ink)),
    ],
  }
}

/** Without its article; '' when the letter makes a poor poster. */
const initialOf = (title: string): string => {
  const sign = inCapitals(title)
    .replace(/^(?:THE|AN?|DER|DIE|DAS|LES?|LAS?|EL) (?=.)/u, '')
    .charAt(0)
  return /[ABDGKMNOPQRSXZ235689]/u.test(sign) ? sign : ''
}

export const compose = (subject: Subject): Composed => {
  const { random, title } = subject
  const count = title.length
  const drawable = canDraw(title)
  const at = random.next()
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
  return random.pick([foot, head, inset])(subject)
}
