import { accentRoom } from './accents.ts'
import { breakTitle, charactersOf, minorWord, pauseAtEnd, piecesOf } from './break-title.ts'
import { canDraw, drawnWidth, hasAccent, inCapitals, letterFor, measureLine, widthAt } from './drawn-line.ts'
import { faces } from './pen.ts'
import { type TextFace, textWidth } from './text-width.ts'

/** A drawn face (lines of equal height, or each filling the width) or a text face. */
export type TitleStyle =
  | { readonly kind: 'drawn'; readonly face: keyof typeof faces; readonly justified: boolean }
  | { readonly kind: 'text'; readonly face: TextFace }

/** `y` is the top of the capitals; `size` is their height (drawn) or the em (text). */
interface TitleLine {
  readonly text: string
  readonly y: number
  readonly size: number
  readonly width: number
  /** In cap heights; 0 for text. */
  readonly letter: number
}

export interface TitleLayout {
  readonly style: TitleStyle
  readonly lines: readonly TitleLine[]
  readonly height: number
  readonly rightToLeft: boolean
  readonly isTruncated: boolean
}

export interface TitleBox {
  readonly width: number
  readonly height: number
  readonly maxCapHeight: number
}

/** In em. */
export const capHeights: Readonly<Record<TextFace, number>> = { grotesk: 0.72, roman: 0.66 }
const textLeading = 0.98
const drawnLeading = 0.15
const maxLines = 7
/** More never fits and would be slow to try. */
const maxPieces = 100
const minSizes: Readonly<Record<keyof typeof faces | TextFace, number>> = {
  gothic: 14,
  round: 14,
  wide: 11,
  slim: 12,
  grotesk: 11,
  roman: 11,
}

type Fit = Pick<TitleLayout, 'lines' | 'height'> & { readonly size: number }
type Pieces = ReturnType<typeof piecesOf>

const drawnFit = (lines: readonly string[], style: TitleStyle & { kind: 'drawn' }, box: TitleBox): Fit => {
  const face = faces[style.face]
  const widths = lines.map(measureLine)
  const naturalHeights = widths.map((width) => Math.min(box.maxCapHeight, box.width / widthAt(width, face)))
  const hasMinorWordsOnly = lines.map((line) => line.split(' ').every((word) => minorWord.test(word)))
  const isMinor = hasMinorWordsOnly.every(Boolean) ? lines.map(() => false) : hasMinorWordsOnly
  const minHeight = Math.min(...naturalHeights.filter((_, index) => !isMinor[index]))
  const heights = naturalHeights.map((height, index) =>
    isMinor[index]
      ? Math.min(height, minHeight * 0.6)
      : style.justified
        ? Math.min(height, minHeight * 2.4)
        : minHeight,
  )
  const room = lines.map((line) => (hasAccent(line) ? accentRoom : 0))
  const total = heights.reduce((sum, height, index) => sum + height * (1 + (room[index] ?? 0)), 0)
  const gap = (total / lines.length) * drawnLeading
  const maxScaleByWidth =
    box.width / Math.max(...widths.map((width, i) => (heights[i] ?? 0) * widthAt(width, face, face.least)))
  const scale = Math.min(
    box.height / (total + gap * (lines.length - 1)),
    Math.max(1, maxScaleByWidth),
    box.maxCapHeight / Math.max(...heights),
  )
  const letters = widths.map((width, index) =>
    isMinor[index] ? face.ideal : letterFor(width, face, (heights[index] ?? 0) * scale, box.width),
  )
  const common = Math.min(...letters.filter((_, index) => !isMinor[index]))
  let y = 0
  const placed = lines.map((text, index) => {
    const size = (heights[index] ?? 0) * scale
    const letter = style.justified || isMinor[index] ? (letters[index] ?? common) : common
    const top = y + size * (room[index] ?? 0)
    y = top + size + gap * scale
    return { text, y: top, size, letter, width: drawnWidth(text, face, letter) * size }
  })
  return { lines: placed, height: y - gap * scale, size: minHeight * scale }
}

const textFit = (lines: readonly string[], style: TitleStyle & { kind: 'text' }, box: TitleBox): Fit => {
  const widths = lines.map((line) => textWidth(line, style.face))
  const capHeight = capHeights[style.face]
  const above = lines.some((line) => /[^\p{ASCII}]/u.test(line)) ? 0.2 : 0.02
  const ems = above + capHeight + (lines.length - 1) * textLeading + 0.22
  const size = Math.min(box.width / Math.max(...widths), box.height / ems, box.maxCapHeight / capHeight)
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

const widthIn = (style: TitleStyle) =>
  style.kind === 'drawn'
    ? (text: string) => drawnWidth(text, faces[style.face])
    : (text: string) => textWidth(text, style.face)

const bestFit = (pieces: Pieces, style: TitleStyle, box: TitleBox): Fit => {
  let best: Fit = { lines: [], height: 0, size: 0 }
  let bestScore = 0
  let bestCount = 0
  for (let count = 1; count <= Math.min(maxLines, pieces.length); count += 1) {
    const lines = breakTitle(pieces, count, widthIn(style))
    const fit = style.kind === 'drawn' ? drawnFit(lines, style, box) : textFit(lines, style, box)
    const pauses = lines.slice(0, -1).filter((line) => pauseAtEnd.test(line)).length
    const widths = fit.lines.map(({ width }) => width)
    const orphan = count > 1 && (widths.at(-1) ?? 0) < Math.max(...widths) * 0.3
    const score = fit.size * (1 + (0.2 * pauses) / Math.max(1, lines.length - 1)) * (orphan ? 0.6 : 1)
    if (score > bestScore * 1.04) {
      best = fit
      bestScore = score
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

/** The longest beginning that fits, by binary search. */
const cutFit = (title: string, style: TitleStyle, box: TitleBox): Fit => {
  const widest = (box.width / minSizes[style.face]) * 0.95
  const pieces = piecesOf(title).flatMap(({ text, space }) => {
    const count = Math.ceil(widthIn(style)(text) / widest)
    const characters = charactersOf(text)
    const each = Math.ceil(characters.length / count)
    return count <= 1
      ? [{ text, space }]
      : Array.from({ length: count }, (_, i) => ({
          text: characters.slice(i * each, (i + 1) * each).join(''),
          space: space && i === 0,
        }))
  })
  let [low, high] = [1, Math.min(pieces.length, maxPieces)]
  const whole = high === pieces.length ? bestFit(pieces, style, box) : undefined
  if (whole && whole.size >= minSizes[style.face]) {
    return whole
  }
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (bestFit(withEllipsis(pieces, middle), style, box).size >= minSizes[style.face]) {
      low = middle
    } else {
      high = middle - 1
    }
  }
  return bestFit(withEllipsis(pieces, low), style, box)
}

const rightToLeftScript = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
/** What the roman face has. */
const romanCharacters = /^[\x20-\x7e\u00c0-\u00ff½¿¡–—‘’“”…·«»]*$/u

/** As large as possible, in the first style that is readable; falls back to a text face and an ellipsis. */
export const fitTitle = (title: string, styles: readonly TitleStyle[], box: TitleBox): TitleLayout => {
  const rightToLeft = rightToLeftScript.test(title)
  const isDrawable = canDraw(title)
  const isRoman = romanCharacters.test(title)
  const fallback: TitleStyle = { kind: 'text', face: isRoman ? 'roman' : 'grotesk' }
  const usable = styles.filter((style) => (style.kind === 'drawn' ? isDrawable : isRoman))
  for (const style of [...usable, fallback]) {
    const pieces = piecesOf(style.kind === 'drawn' ? inCapitals(title) : title)
    const fit = pieces.length > maxPieces ? undefined : bestFit(pieces, style, box)
    if (fit && fit.size >= minSizes[style.face]) {
      return { style, lines: fit.lines, height: fit.height, rightToLeft, isTruncated: false }
    }
  }
  const fit = cutFit(title, fallback, box)
  const isTruncated = fit.lines.at(-1)?.text.endsWith('…') === true && !title.endsWith('…')
  return { style: fallback, lines: fit.lines, height: fit.height, rightToLeft, isTruncated }
}
