import { accent, accents } from './accents.ts'
import { glyphOf } from './glyphs.ts'
import { type Face, penOf } from './pen.ts'

const baseOf = (character: string) => (character < '\u0080' ? character : character.normalize('NFD').charAt(0))
const marksOf = (character: string) => (character < '\u0080' ? [] : [...character.normalize('NFD').slice(1)])

export const inCapitals = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[’‘`]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/—/gu, '–')
    .normalize('NFC')

export const canDraw = (text: string): boolean =>
  [...inCapitals(text)].every(
    (character) =>
      character === ' ' ||
      (glyphOf(baseOf(character)) !== undefined && marksOf(character).every((mark) => mark in accents)),
  )

export const hasAccent = (text: string): boolean => /[\u0300-\u030f]/u.test(inCapitals(text).normalize('NFD'))

/** Kerning: left letter, right letters, by how much of a letter they move together. */
const kerns: Readonly<Record<string, readonly (readonly [rights: string, by: number])[]>> = {
  A: [
    ['VWYT', 0.22],
    ["OCGQU'", 0.08],
  ],
  C: [['TYV', 0.08]],
  D: [['TYV', 0.08]],
  F: [
    ['JA', 0.2],
    ['.,', 0.22],
  ],
  G: [['TYV', 0.08]],
  K: [['OCGQ', 0.08]],
  L: [
    ['TVY', 0.22],
    ["WOCQG'", 0.08],
  ],
  O: [['TYV', 0.08]],
  P: [['AJ.,', 0.22]],
  Q: [['TYV', 0.08]],
  R: [['TVY', 0.08]],
  T: [
    ['AJ.,', 0.22],
    ['OCGQS', 0.08],
  ],
  V: [
    ['A.,', 0.22],
    ['OCGQS', 0.08],
  ],
  W: [
    ['A', 0.22],
    ['S', 0.08],
  ],
  Y: [
    ['A.,', 0.22],
    ['OCGQS', 0.08],
  ],
}

const kern = (left: string | undefined, right: string): number => {
  const found = left === undefined ? undefined : kerns[left]?.find(([rights]) => rights.includes(right))
  return found?.[1] ?? 0
}

const space = 0.4

export interface LineWidth {
  readonly letters: number
  readonly stems: number
  readonly gaps: number
}

/** Measured once, to be tried at many sizes. */
export const measureLine = (line: string): LineWidth => {
  let [letters, stems, count] = [0, 0, 0]
  let before: string | undefined
  for (const character of line) {
    const width = glyphOf(baseOf(character))?.[0] ?? space
    letters += width - kern(before, character)
    stems += width === 0 ? 1 : 0
    count += 1
    before = character
  }
  return { letters, stems, gaps: Math.max(0, count - 1) }
}

/** At a cap height of 1 and a letter width of `letter` cap heights. */
export const widthAt = (line: LineWidth, face: Face, letter: number = face.ideal): number =>
  line.letters * letter + line.stems * face.stem + line.gaps * face.gap

/** At a cap height of 1. */
export const drawnWidth = (line: string, face: Face, letter: number = face.ideal): number =>
  widthAt(measureLine(line), face, letter)

/** The letter width at which a line of cap height `h` is `width` wide, within the face's limits. */
export const letterFor = (line: LineWidth, face: Face, h: number, width: number): number =>
  line.letters === 0
    ? face.ideal
    : Math.min(face.most, Math.max(face.least, (width / h - widthAt(line, face, 0)) / line.letters))

/** Path data with the top left corner at 0, 0: lines to stroke, forms to fill. */
export const drawLine = (line: string, face: Face, h: number, letter: number): { stems: string; slants: string } => {
  const stems: string[] = []
  const slants: string[] = []
  const characters = [...line]
  let x = 0
  characters.forEach((character, index) => {
    const glyph = glyphOf(baseOf(character))
    x -= kern(characters[index - 1], character) * letter * h
    const width = glyph === undefined ? space * letter * h : glyph[0] === 0 ? face.stem * h : glyph[0] * letter * h
    glyph?.[1](penOf(x, width, h, face, stems, slants))
    for (const mark of marksOf(character)) {
      slants.push(accent(mark, x + width / 2, h, face.stem * h))
    }
    x += width + face.gap * h
  })
  return { stems: stems.join(''), slants: slants.join('') }
}
