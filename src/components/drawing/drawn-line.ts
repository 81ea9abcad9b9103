import { accent, accents } from './accents.ts'
import { glyphOf } from './glyphs.ts'
import { type Face, penOf } from './pen.ts'

const baseOf = (character: string) => (character < '\u0080' ? character : character.normalize('NFD').charAt(0))
const marksOf = (character: string) => (character < '\u0080' ? [] : [...character.normalize('NFD').slice(1)])

/** A text as the drawn face has it: capitals, plain quotes. */
export const inCapitals = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[’‘`]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/—/gu, '–')
    .normalize('NFC')

/** Whether the drawn face has every letter of the text. */
export const canDraw = (text: string): boolean =>
  [...inCapitals(text)].every(
    (character) =>
      character === ' ' ||
      (glyphOf(baseOf(character)) !== undefined && marksOf(character).every((mark) => mark in accents)),
  )

/** Whether a line needs room above its capitals. */
export const hasAccent = (text: string): boolean => /[\u0300-\u030f]/u.test(inCapitals(text).normalize('NFD'))

/** Pairs that would leave a hole between them, drawn together by a part of a letter's width. */
const kern = (left: string, right: string): number => kerns[`${left}${right}`] ?? 0

const pairs = (by: number, ...groups: readonly (readonly [lefts: string, rights: string])[]) =>
  Object.fromEntries(
    groups.flatMap(([lefts, rights]) => [...lefts].flatMap((left) => [...rights].map((right) => [left + right, by]))),
  )

const kerns: Readonly<Record<string, number>> = {
  ...pairs(
    0.08,
    ['F', 'A'],
    ['L', "WOCQG'"],
    ['TYVK', 'OCGQ'],
    ['OCGQD', 'TYV'],
    ['RK', 'TVY'],
    ['YTVW', 'S'],
    ['A', "OCGQU'"],
  ),
  ...pairs(0.22, ['A', 'VWYT'], ['VWYTP', 'A'], ['L', 'TVY'], ['FTP', 'J'], ['TYVFP', '.,']),
}

const space = 0.4

interface Width {
  /** Parts that grow with the letters' width. */
  readonly letters: number
  /** Parts that do not, in cap heights: stems and gaps. */
  readonly fixed: number
}

/** How a line's width follows from the width of its letters, at a cap height of 1. */
const widthParts = (line: string, face: Face): Width => {
  const characters = [...line]
  let letters = 0
  let fixed = face.gap * (characters.length - 1)
  characters.forEach((character, index) => {
    const width = glyphOf(baseOf(character))?.[0] ?? space
    letters += width - kern(characters[index - 1] ?? '', character)
    fixed += width === 0 ? face.stem : 0
  })
  return { letters, fixed }
}

/** Width of a line of capitals at a cap height of 1 and a letter's width of `letter` cap heights. */
export const drawnWidth = (line: string, face: Face, letter: number = face.ideal): number => {
  const { letters, fixed } = widthParts(line, face)
  return letters * letter + fixed
}

/** The letter's width at which a line of cap height `h` is `width` wide, kept within what suits the face. */
export const letterFor = (line: string, face: Face, h: number, width: number): number => {
  const { letters, fixed } = widthParts(line, face)
  return letters === 0 ? face.ideal : Math.min(face.most, Math.max(face.least, (width / h - fixed) / letters))
}

/** A line as path data with its top left corner at 0, 0: lines to stroke with the face's stem, and forms to fill. */
export const drawLine = (line: string, face: Face, h: number, letter: number): { stems: string; slants: string } => {
  const stems: string[] = []
  const slants: string[] = []
  const characters = [...line]
  let x = 0
  characters.forEach((character, index) => {
    const glyph = glyphOf(baseOf(character))
    x -= kern(characters[index - 1] ?? '', character) * letter * h
    const width = glyph === undefined ? space * letter * h : glyph[0] === 0 ? face.stem * h : glyph[0] * letter * h
    glyph?.[1](penOf(x, width, h, face, stems, slants))
    for (const mark of marksOf(character)) {
      slants.push(accent(mark, x + width / 2, h, face.stem * h))
    }
    x += width + face.gap * h
  })
  return { stems: stems.join(''), slants: slants.join('') }
}
