/** Text that stays on one line; `space` means that a space precedes it. */
interface Piece {
  readonly text: string
  readonly space: boolean
}

/** Scripts that may break between any two characters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー]/u
/** Never at the start of a line. */
const neverFirst = /^[\p{P}\p{M}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u
/** Avoided at the end of a line, and small on a line of their own. */
export const minorWord =
  /^(?:an?|and|at|das?|de[rlsnm]?|die|du|el|et|für|i[mn]|las?|les?|los|of|o[nr]|the|to|und|von|&|y|e|il|un[ae]?|with)$/iu

/** A good place for a line break. */
export const pauseAtEnd = /[:!?,–]$/u

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Grapheme clusters. */
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Words, the halves of hyphenated words, single characters of scripts without spaces. */
export const piecesOf = (title: string): Piece[] =>
  title
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const parts = unspaced.test(word) ? charactersOf(word) : word.split(/(?<=\p{L}{2,}[-–/])(?=\p{L}{2,})/u)
      const joined: string[] = []
      for (const part of parts) {
        if (joined.length > 0 && neverFirst.test(part)) {
          joined.push(`${joined.pop()}${part}`)
        } else {
          joined.push(part)
        }
      }
      return joined.map((text, index) => ({ text, space: index === 0 }))
    })

const join = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, space }, index) => (space && index > 0 ? ` ${text}` : text)).join('')

/** At most `count` lines, as even as possible. `widthOf` may use any unit. */
export const breakTitle = (pieces: readonly Piece[], count: number, widthOf: (text: string) => number): string[] => {
  const lines = Math.min(count, pieces.length)
  if (lines <= 1) {
    return pieces.length === 0 ? [] : [join(pieces)]
  }
  const spaceWidth = widthOf('n n') - widthOf('nn')
  let x = 0
  const measured = pieces.map(({ text, space }, index) => {
    const start = x + (space && index > 0 ? spaceWidth : 0)
    x = start + widthOf(text)
    const isSplit = pieces[index + 1]?.space === false
    return { start, end: x, pause: pauseAtEnd.test(text), isMinor: minorWord.test(text), isSplit }
  })
  const evenWidth = x / lines || 1
  const costOf = (from: number, to: number): number => {
    const last = measured[to - 1]
    const cost = (((last?.end ?? 0) - (measured[from]?.start ?? 0)) / evenWidth) ** 4
    if (to === pieces.length || last === undefined) {
      return cost
    }
    return last.pause ? cost * 0.7 : last.isMinor ? cost * 1.15 + 0.4 : cost + (last.isSplit ? 0.3 : 0)
  }
  let best: { cost: number; ends: number[] }[] = pieces.map((_, index) => ({
    cost: costOf(0, index + 1),
    ends: [index + 1],
  }))
  for (let line = 2; line <= lines; line += 1) {
    const before = best
    best = pieces.map((_, index) => {
      let found = { cost: Number.POSITIVE_INFINITY, ends: [] as number[] }
      for (let split = line - 1; split <= index; split += 1) {
        const head = before[split - 1]
        const cost = (head?.cost ?? Number.POSITIVE_INFINITY) + costOf(split, index + 1)
        if (head && cost < found.cost) {
          found = { cost, ends: [...head.ends, index + 1] }
        }
      }
      return found
    })
  }
  const ends = best.at(-1)?.ends ?? []
  return ends.map((end, index) => join(pieces.slice(ends[index - 1] ?? 0, end)))
}
