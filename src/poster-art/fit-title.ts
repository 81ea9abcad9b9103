import { accentRoom } from './accents.ts'
import { breakTitle, charactersOf, leaning, pausing, piecesOf } from './break-title.ts'
import { canDraw, drawnWidth, hasAccent, inCapitals, letterFor, measureLine, widthAt } from './drawn-line.ts'
import { faces } from './pen.ts'
import { type TextFace, textWidth } from './text-width.ts'

/** How a title is set: in the drawn face (all lines of one height, or each filling the measure) or in a text face. */
export type Voice =
  | { readonly kind: 'drawn'; readonly face: keyof typeof faces; readonly justified: boolean }
  | { readonly kind: 'text'; readonly face: TextFace; readonly italic: boolean }

/** One line in place: y is the top of its capitals, size their height (drawn) or the em (text). */
interface TitleLine {
  readonly text: string
  readonly y: number
  readonly size: number
  readonly width: number
  /** Width of a drawn letter in cap heights; 0 for text. */
  readonly letter: number
}

export interface Setting {
  readonly voice: Voice
  readonly lines: readonly TitleLine[]
  readonly height: number
  readonly rightToLeft: boolean
  /** The title did not fit and ends with an ellipsis. */
  readonly cut: boolean
}

export interface Measure {
  readonly width: number
  readonly height: number
  /** Largest height of capitals. */
  readonly largest: number
}

export const capHeight = 0.72
const textLeading = 0.98
const drawnLeading = 0.15
const mostLines = 7
/** More than this never fits, and would take long to try. */
const mostPieces = 100
const smallest: Readonly<Record<keyof typeof faces | TextFace, number>> = {
  gothic: 14,
  round: 14,
  wide: 11,
  slim: 12,
  grotesk: 11,
  roman: 11,
}

type Fit = Pick<Setting, 'lines' | 'height'> & { readonly size: number }
type Pieces = ReturnType<typeof piecesOf>

const drawnFit = (lines: readonly string[], voice: Voice & { kind: 'drawn' }, measure: Measure): Fit => {
  const face = faces[voice.face]
  const widths = lines.map(measureLine)
  const natural = widths.map((width) => Math.min(measure.largest, measure.width / widthAt(width, face)))
  const lesser = lines.map((line) => line.split(' ').every((word) => leaning.test(word)))
  const slight = lesser.every(Boolean) ? lines.map(() => false) : lesser
  const least = Math.min(...natural.filter((_, index) => !slight[index]))
  const heights = natural.map((height, index) =>
    slight[index] ? Math.min(height, least * 0.6) : voice.justified ? Math.min(height, least * 2.4) : least,
  )
  const room = lines.map((line) => (hasAccent(line) ? accentRoom : 0))
  const total = heights.reduce((sum, height, index) => sum + height * (1 + (room[index] ?? 0)), 0)
  const gap = (total / lines.length) * drawnLeading
  const drawnIn =
    measure.width / Math.max(...widths.map((width, i) => (heights[i] ?? 0) * widthAt(width, face, face.least)))
  const scale = Math.min(
    measure.height / (total + gap * (lines.length - 1)),
    Math.max(1, drawnIn),
    measure.largest / Math.max(...heights),
  )
  const letters = widths.map((width, index) =>
    slight[index] ? face.ideal : letterFor(width, face, (heights[index] ?? 0) * scale, measure.width),
  )
  const common = Math.min(...letters.filter((_, index) => !slight[index]))
  let y = 0
  const placed = lines.map((text, index) => {
    const size = (heights[index] ?? 0) * scale
    const letter = voice.justified || slight[index] ? (letters[index] ?? common) : common
    const top = y + size * (room[index] ?? 0)
    y = top + size + gap * scale
    return { text, y: top, size, letter, width: drawnWidth(text, face, letter) * size }
  })
  return { lines: placed, height: y - gap * scale, size: least * scale }
}

const textFit = (lines: readonly string[], voice: Voice & { kind: 'text' }, measure: Measure): Fit => {
  const widths = lines.map((line) => textWidth(line, voice.face))
  const above = lines.some((line) => /[^\p{ASCII}]/u.test(line)) ? 0.2 : 0.02
  const ems = above + capHeight + (lines.length - 1) * textLeading + 0.22
  const size = Math.min(measure.width / Math.max(...widths), measure.height / ems, measure.largest / capHeight)
  return {
    lines: lines.map((text, index) => ({
      text,
      size,
      letter: 0,
      width: (widths[index] ?? 0) * size,
      y: (above + index * textLeading) * size,
    })),
    height: ems * size,
    size,
  }
}

const widthIn = (voice: Voice) =>
  voice.kind === 'drawn'
    ? (text: string) => drawnWidth(text, faces[voice.face])
    : (text: string) => textWidth(text, voice.face)

const bestFit = (pieces: Pieces, voice: Voice, measure: Measure): Fit => {
  let best: Fit = { lines: [], height: 0, size: 0 }
  let bestWorth = 0
  let bestCount = 0
  for (let count = 1; count <= Math.min(mostLines, pieces.length); count += 1) {
    const lines = breakTitle(pieces, count, widthIn(voice))
    const fit = voice.kind === 'drawn' ? drawnFit(lines, voice, measure) : textFit(lines, voice, measure)
    const pauses = lines.slice(0, -1).filter((line) => pausing.test(line)).length
    const widths = fit.lines.map(({ width }) => width)
    const orphan = count > 1 && (widths.at(-1) ?? 0) < Math.max(...widths) * 0.3
    const worth = fit.size * (1 + (0.2 * pauses) / Math.max(1, lines.length - 1)) * (orphan ? 0.6 : 1)
    if (worth > bestWorth * 1.04) {
      best = fit
      bestWorth = worth
      bestCount = count
    } else if (count > bestCount + 2) {
      break
    }
  }
  return best
}

const withEllipsis = (pieces: Pieces, kept: number): Pieces =>
  pieces
    .slice(0, kept)
    .map((piece, index) =>
      index === kept - 1 ? { ...piece, text: `${piece.text.replace(/[\p{P}\s]+$/u, '')}…` } : piece,
    )

/** The longest beginning that fits, by halving. */
const cutFit = (title: string, voice: Voice, measure: Measure): Fit => {
  const widest = (measure.width / smallest[voice.face]) * 0.95
  const pieces = piecesOf(title).flatMap(({ text, space }) => {
    const count = Math.ceil(widthIn(voice)(text) / widest)
    const characters = charactersOf(text)
    const each = Math.ceil(characters.length / count)
    return count <= 1
      ? [{ text, space }]
      : Array.from({ length: count }, (_, i) => ({
          text: characters.slice(i * each, (i + 1) * each).join(''),
          space: space && i === 0,
        }))
  })
  let [low, high] = [1, Math.min(pieces.length, mostPieces)]
  const whole = high === pieces.length ? bestFit(pieces, voice, measure) : undefined
  if (whole && whole.size >= smallest[voice.face]) {
    return whole
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (bestFit(withEllipsis(pieces, middle), voice, measure).size >= smallest[voice.face]) {
      low = middle
    } else {
      high = middle - 1
    }
  }
  return bestFit(withEllipsis(pieces, low), voice, measure)
}

const rightToLeftScript = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const romanScript = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u

/**
 * Sets a title as large as its measure allows, in the first of the voices that can speak it at a readable size.
 * Nothing stands outside the measure; a title too long for every voice ends with an ellipsis.
 */
export const fitTitle = (title: string, voices: readonly Voice[], measure: Measure): Setting => {
  const rightToLeft = rightToLeftScript.test(title)
  const drawable = canDraw(title)
  const last: Voice = { kind: 'text', face: 'grotesk', italic: false }
  const able = voices.filter((voice) => (voice.kind === 'drawn' ? drawable : romanScript.test(title)))
  for (const voice of [...able, last]) {
    const pieces = piecesOf(voice.kind === 'drawn' ? inCapitals(title) : title)
    const fit = pieces.length > mostPieces ? undefined : bestFit(pieces, voice, measure)
    if (fit && fit.size >= smallest[voice.face]) {
      return { voice, lines: fit.lines, height: fit.height, rightToLeft, cut: false }
    }
  }
  const fit = cutFit(title, last, measure)
  const cut = fit.lines.at(-1)?.text.endsWith('…') === true && !title.endsWith('…')
  return { voice: last, lines: fit.lines, height: fit.height, rightToLeft, cut }
}
