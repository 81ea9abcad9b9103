/** A piece of a title that stays together on one line; `space` tells whether a space stands before it. */
interface Piece {
  readonly text: string
  readonly space: boolean
}

/** Scripts that may break between any two characters. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}ー]/u
/** Marks that never begin a line. */
const clinging = /^[\p{P}\p{M}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u
/** Words that look lost at the end of a line, and need not be large on one of their own. */
export const leaning =
  /^(?:an?|and|at|das?|de[rlsnm]?|die|du|el|et|für|i[mn]|las?|les?|los|of|o[nr]|the|to|und|von|&|y|e|il|un[ae]?|with)$/iu

/** Where the sense of a title pauses, and a line may well end. */
export const pausing = /[:!?,–]$/u

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The characters of a text as a reader counts them. */
export const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** The pieces of a title: words, the halves of hyphened words, single characters of scripts without spaces. */
export const piecesOf = (title: string): Piece[] =>
  title
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const parts = unspaced.test(word) ? charactersOf(word) : word.split(/(?<=\p{L}{2,}[-–/])(?=\p{L}{2,})/u)
      const kept: string[] = []
      for (const part of parts) {
        if (kept.length > 0 && clinging.test(part)) {
          kept.push(`${kept.pop()}${part}`)
        } else {
          kept.push(part)
        }
      }
      return kept.map((text, index) => ({ text, space: index === 0 }))
    })

/** The pieces put together again, as they read on one line. */
const join = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, space }, index) => (space && index > 0 ? ` ${text}` : text)).join('')

/**
 * Breaks pieces into exactly `count` lines (fewer when there are fewer pieces) that are as even as their sense
 * allows. `widthOf` measures a text in any unit.
 */
export const breakTitle = (pieces: readonly Piece[], count: number, widthOf: (text: string) => number): string[] => {
  const lines = Math.min(count, pieces.length)
  if (lines <= 1) {
    return pieces.length === 0 ? [] : [join(pieces)]
  }
  const between = widthOf('n n') - widthOf('nn')
  let x = 0
  const ruled = pieces.map(({ text, space }, index) => {
    const start = x + (space && index > 0 ? between : 0)
    x = start + widthOf(text)
    const torn = pieces[index + 1]?.space === false
    return { start, end: x, pause: pausing.test(text), leans: leaning.test(text), torn }
  })
  const even = x / lines || 1
  const costOf = (from: number, to: number): number => {
    const last = ruled[to - 1]
    const cost = (((last?.end ?? 0) - (ruled[from]?.start ?? 0)) / even) ** 4
    if (to === pieces.length || last === undefined) {
      return cost
    }
    return last.pause ? cost * 0.7 : last.leans ? cost * 1.15 + 0.4 : cost + (last.torn ? 0.3 : 0)
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
